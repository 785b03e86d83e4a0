/** What the second question of a sentence begins with. */
const asks =
  '(?:cuant[oa]s?|qu[eé]|q|qui[eé]n(?:es)?|kien|d[oó]nde|c[oó]mo|cu[aá]l(?:es)?|cu[aá]ndo|desde cu[aá]ndo|hasta cu[aá]ndo|hace cu[aá]nto|por qu[eé]|a (?:que|qué|qui[eé]n)|en (?:que|qué|q)|de (?:que|qué|q)|who|what|which|when|where|how(?: many)?|con (?:que|q|quien|quién)|contra (?:quien|quién)|el de|la de|los de)'
/** Where the second begins; of each of those that the first asks of, it asks the same. */
const seam = new RegExp(
  `^(.{6,}?)(?:\\?+\\s*(?:y\\s+)?|\\s+(y|and)\\s+(?:(?:despu[eé]s|luego|tambi[eé]n|adem[aá]s)\\s+)?(?=${asks}\\s)(?!.*\\bcada un[oa]\\b))(.{6,})$`,
  'isu',
)

/** The two questions of a sentence that asks two, and the second as one that goes on with the first; null where it asks one. */
export function halves(text: string): [first: string, second: string, goingOn: string] | null {
  const [, first, joint = 'y', rest] = seam.exec(text.trim()) ?? []
  const second = rest?.replace(/\?+\s*$/, '')
  return first && second ? [first, second, `${joint} ${second}`] : null
}
