/** Letters of other scripts beside the Latin one they are taken for, by their shape: a capital and its small letter can look like different ones. */
const lookAlikes = new Map<string, string>()

function join(others: string, latin: string): void {
  const shapes = [...latin]
  for (const [index, letter] of [...others].entries()) lookAlikes.set(letter, shapes[index] ?? letter)
}

// Cyrillic
join('АВЕЗКМНОРСТУХЅІЈҺԀԚԜӀҮЬѴ', 'ABE3KMHOPCTYXSIJHDQWIYBV')
join('авезкмнорстухѕіјһԁԛԝӏүьѵгпԍ', 'abe3kmhopctyxsijhdqwlybvrng')
// Greek; the lunate sigmas are a plain C, which their compatibility form would hide
join('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ')
join('αβγεηικμνορςτυχωϲϳ', 'abyenikuvopctuxwcj')
// Latin letters that keep their stroke, or have lost their dot, without a mark to take off
join('ØøŁłĐđı', 'OoLlDdi')

/** Figures and letters read for one another (docs/behaviour.md#Name folding). */
const sameSign: Record<string, string> = { 0: 'o', 1: 'l', i: 'l', 5: 's' }

const asLatin = (text: string) => Array.from(text, (letter) => lookAlikes.get(letter) ?? letter).join('')

/**
 * The form in which names are compared: no marks, no case, only letters and digits, look-alikes joined. Two names with the same folded
 * form are the same name (docs/behaviour.md#Name folding). Empty where a name holds no letter and no digit.
 */
export function fold(text: string): string {
  const shapes = asLatin(asLatin(text).normalize('NFKD'))
  // Letter by letter: a word's final sigma would otherwise fall otherwise than the same sigma elsewhere.
  const small = Array.from(shapes, (letter) => letter.toLowerCase())
    .join('')
    .normalize('NFKD')
  const plain = small.replace(/[^\p{L}\p{Nd}]|\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(asLatin(plain), (letter) => sameSign[letter] ?? letter).join('')
}
