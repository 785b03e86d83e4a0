/** What the second question of a sentence begins with. */
const asks =
  '(?:cuant[oa]s?|qu[eé]|q|qui[eé]n(?:es)?|kien|d[oó]nde|c[oó]mo|cu[aá]l(?:es)?|cu[aá]ndo|desde cu[aá]ndo|hasta cu[aá]ndo|hace cu[aá]nto|por qu[eé]|a (?:que|qué|qui[eé]n)|en (?:que|qué|q)|de (?:que|qué|q)|who|what|which|when|where|how(?: many)?|con (?:que|q|quien|quién)|contra (?:quien|quién)|el de|la de|los de)'
const seam = new RegExp(
  `^(.{6,}?)(?:\\?+\\s*(?:y\\s+)?|\\s+(?:y|and)\\s+(?:(?:despu[eé]s|luego|tambi[eé]n|adem[aá]s)\\s+)?(?=${asks}\\s))(.{6,})$`,
  'isu',
)

/** What is told of the first: 'el puesto' of 'dime el puesto de Puelche'. */
const told = /\b(el|la|los|las) (\p{L}+) (?=del? )/iu

/** All that it says is what it asks for. */
const onlyAsks =
  /^(?:y\s+)?(?:(?:a|de|en|con|contra)\s+)?(?:qu[eé]|q|qui[eé]n(?:es)?|kien|d[oó]nde|cu[aá]ndo|cu[aá]l)$/i

/** 'puelche va primero? y barricada?' */
const andWhom = new RegExp(`^(.{6,}?)\\?+\\s*(y\\s+(?!${asks}\\s)[^?¿]{3,40})\\?*$`, 'isu')

/** The two questions of a sentence that asks two; null where it asks one. 'el de Barricada' is of what was asked of the first. */
export function halves(text: string): [string, string] | null {
  const [, first, second] = andWhom.exec(text.trim()) ?? seam.exec(text.trim()) ?? []
  // 'contra quién y cuándo le toca' asks one thing of the same
  if (!first || onlyAsks.test(first)) return null
  if (!second || !/\s/.test(first) || !/\s/.test(second.trim())) return null
  const [, article, noun] = told.exec(first) ?? []
  const asked = second.replace(/\?+\s*$/, '')
  return [
    first,
    noun
      ? asked.replace(/^(el|la|los|las) (?=del? )/i, (own, said: string) =>
          said.toLowerCase() === article?.toLowerCase() ? `${own}${noun} ` : own,
        )
      : asked,
  ]
}
