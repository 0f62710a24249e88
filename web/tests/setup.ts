// What a browser has and Node has not.
const store = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  },
  location: { pathname: '/', hash: '', protocol: 'http:', host: 'here' },
  navigator: { language: 'en' },
  addEventListener: () => {},
})
