// French small words before a name: "du camion 2", "de l’escouade 3", "d’Albert", "au canon". The rules' own texts do the same in `core/text.py`.

const VOWEL = /^[aeiouàâäæéèêëîïôöœùûü]/iu
// Words whose h is mute; all others keep theirs.
const MUTE =
  /^(?:hommes?|hôpita[lu]x?|hôtels?|hex|herbes?|hélico\p{L}*|héroïne|heures?|huiles?|horizon\p{L}*|habit\p{L}*|histoire\p{L}*)(?![\p{L}\p{N}_])/iu

/** Whether a small word before it loses its vowel: "d’Albert", but "de Hugo", "de haie". */
export const elides = (word: string): boolean => VOWEL.test(word) || MUTE.test(word)

function contracted(name: string, one: string, many: string): string {
  if (name.startsWith('le ')) return one + name.slice(3)
  return name.startsWith('les ') ? many + name.slice(4) : ''
}

/** A name after "de"; it may begin with its article. */
export const of = (name: string): string =>
  contracted(name, 'du ', 'des ') || (elides(name) ? `d’${name}` : `de ${name}`)

/** A name after "à". */
export const to = (name: string): string => contracted(name, 'au ', 'aux ') || `à ${name}`
