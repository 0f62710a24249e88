// Our own interface glyphs, 20 x 20, drawn with the current colour.
export const GLYPHS: Record<string, string> = {
  undo: '<path d="M8 2.500 3 7.500l5 5M3.500 7.500H12a5 5 0 0 1 0 10H9"/>',
  replay: '<path d="M4 10a6 6 0 1 0 2-4.500M6 2v4h4"/>',
  book: '<path d="M10 5C8 3.500 5.500 3.200 3 3.500v12c2.500-.3 5 0 7 1.500 2-1.500 4.500-1.800 7-1.500v-12C14.500 3.200 12 3.500 10 5Zm0 0v12"/>',
  gear:
    '<circle cx="10" cy="10" r="2.600"/>' +
    '<path d="M10 2.500v2.300M10 15.200v2.300M2.500 10h2.300M15.200 10h2.300M4.700 4.700' +
    'l1.600 1.600M13.700 13.700l1.600 1.600M15.300 4.700l-1.600 1.600M6.300 13.700l-1.600 1.600"/>',
  moon: '<path d="M16 12.500A6.500 6.500 0 0 1 7.500 4 6.500 6.500 0 1 0 16 12.500Z"/>',
  sun:
    '<circle cx="10" cy="10" r="3.500"/>' +
    '<path d="M10 2v2.500M10 15.500V18M2 10h2.500M15.500 10H18M4.300 4.300 6 6M14 14l1.700 1.700M15.700 4.300 14 6M6 14l-1.700 1.700"/>',
  log: '<path d="M4 5h12M4 10h12M4 15h8"/>',
  dice:
    '<rect x="3.500" y="3.500" width="13" height="13" rx="2.500"/><g fill="currentColor" stroke="none">' +
    '<circle cx="7" cy="7" r="1.300"/><circle cx="13" cy="13" r="1.300"/><circle cx="10" cy="10" r="1.300"/></g>',
  eye: '<path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Z"/><circle cx="10" cy="10" r="2.300"/>',
  pause: '<path d="M7 4v12M13 4v12"/>',
  play: '<path d="M6 4l10 6-10 6Z" fill="currentColor"/>',
  first: '<path d="M5 4v12M15 4l-7 6 7 6Z"/>',
  prev: '<path d="M13 4l-7 6 7 6Z"/>',
  next: '<path d="M7 4l7 6-7 6Z"/>',
  last: '<path d="M15 4v12M5 4l7 6-7 6Z"/>',
  flag: '<path d="M5 18V3M5 4h10l-2.500 3.500L15 11H5"/>',
  people:
    '<circle cx="7" cy="7" r="3"/><path d="M1.500 17c.5-4 3-5.500 5.500-5.500s5 1.500 5.500 5.500"/>' +
    '<path d="M13 4.500a3 3 0 0 1 0 5.500M14.500 12c2.500.5 3.700 2 4 5"/>',
  link: '<path d="M8.500 11.500l3-3M7 9 4.500 11.500a2.800 2.800 0 0 0 4 4L11 13M13 11l2.500-2.500a2.800 2.800 0 0 0-4-4L9 7"/>',
  search: '<circle cx="9" cy="9" r="5.500"/><path d="m13 13 4.500 4.500"/>',
  close: '<path d="M5 5l10 10M15 5 5 15"/>',
  more: '<g fill="currentColor" stroke="none"><circle cx="4" cy="10" r="1.600"/><circle cx="10" cy="10" r="1.600"/><circle cx="16" cy="10" r="1.600"/></g>',
  cards:
    '<rect x="3" y="4" width="8.500" height="12" rx="1.500"/><path d="M12 5.500l3.800 1a1.400 1.400 0 0 1 1 1.700L14.700 16"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  minus: '<path d="M4 10h12"/>',
  fit: '<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/>',
  layers: '<path d="m10 3 7.500 4L10 11 2.500 7ZM2.500 11l7.500 4 7.500-4"/>',
  no: '<circle cx="10" cy="10" r="7"/><path d="m5 5 10 10"/>',
  check: '<path d="m4 10.500 4 4 8-9"/>',
  clock: '<circle cx="10" cy="10" r="7"/><path d="M10 6v4l3 2"/>',
  bolt: '<path d="M11 2 4 11h5l-1 7 8-10h-5Z"/>',
  shield: '<path d="M10 2.500 16.500 5v5c0 4-3 6.500-6.500 7.500C6.500 16.500 3.500 14 3.500 10V5Z"/>',
  target: '<circle cx="10" cy="10" r="5.500"/><path d="M10 1.500v5M10 13.500v5M1.500 10h5M13.500 10h5"/>',
  share: '<path d="M10 13V3M6 6.500 10 2.500l4 4M4 11v6h12v-6"/>',
  branch:
    '<circle cx="5" cy="4.500" r="2"/><circle cx="5" cy="15.500" r="2"/><circle cx="15" cy="7" r="2"/><path d="M5 6.500v7M15 9c0 4-6 2.500-9.500 5"/>',
  globe: '<circle cx="10" cy="10" r="7"/><path d="M3 10h14M10 3c-5 4.500-5 9.500 0 14 5-4.500 5-9.500 0-14Z"/>',
  chat: '<path d="M3 4h14v9H9l-4 4v-4H3Z"/>',
  chip: '<rect x="5" y="5" width="10" height="10" rx="1.500"/><path d="M8 2v3M12 2v3M8 15v3M12 15v3M2 8h3M2 12h3M15 8h3M15 12h3"/>',
  home: '<path d="M3 9.500 10 3l7 6.500V17h-5v-5H8v5H3Z"/>',
  bulb: '<path d="M7 13.500c-2-1.500-3-3-3-5.200a6 6 0 0 1 12 0c0 2.200-1 3.700-3 5.200V15H7ZM7.500 17.500h5"/>',
  form: '<rect x="2.500" y="4" width="15" height="12" rx="2"/><path d="M6 8.500h2.500M6 11.500h2.500M11.500 8.500H14M11.500 11.500H14"/>',
  ruler: '<path d="M2.500 13.500 13.500 2.500l4 4-11 11ZM5.500 10.500l2 2M8 8l1.500 1.500M10.500 5.500l2 2"/>',
}
