/** Letters of other scripts, each with the Latin letter it looks like. Capital and small letter may look like different Latin letters. */
const lookAlikes = new Map<string, string>()

function join(others: string, latin: string): void {
  const shapes = [...latin]
  for (const [index, letter] of [...others].entries()) lookAlikes.set(letter, shapes[index] ?? letter)
}

// Cyrillic
join('АВЕЗКМНОРСТУХЅІЈҺԀԚԜӀҮЬѴ', 'ABE3KMHOPCTYXSIJHDQWIYBV')
join('авезкмнорстухѕіјһԁԛԝӏүьѵгпԍ', 'abe3kmhopctyxsijhdqwlybvrng')
// Greek; the lunate sigma Ϲ maps to C here, because Unicode normalization would turn it into an ordinary sigma
join('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ')
join('αβγεηικμνορςτυχωϲϳ', 'abyenikuvopctuxwcj')
// Latin letters with a stroke or without a dot, which normalization does not decompose
join('ØøŁłĐđı', 'OoLlDdi')

/** Digits and letters easily mistaken for another character, each with that character (docs/behaviour/accounts.md#Name folding). */
const sameSign: Record<string, string> = { 0: 'o', 1: 'l', i: 'l', 5: 's' }

const asLatin = (text: string) => Array.from(text, (letter) => lookAlikes.get(letter) ?? letter).join('')

/**
 * The folded form of a name, in which names are compared: only letters and digits, lowercase, without accents, look-alike letters unified;
 * empty if the name has no letter or digit. Two names with the same folded form count as equal (docs/behaviour/accounts.md#Name folding).
 */
export function fold(text: string): string {
  const shapes = asLatin(asLatin(text).normalize('NFKD'))
  // Each letter is lowercased alone, because in a whole word the last sigma would become the final sigma ς.
  const small = Array.from(shapes, (letter) => letter.toLowerCase())
    .join('')
    .normalize('NFKD')
  const plain = small.replace(/[^\p{L}\p{Nd}]|\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(asLatin(plain), (letter) => sameSign[letter] ?? letter).join('')
}
