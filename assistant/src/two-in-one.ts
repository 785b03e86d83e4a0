/** What the second question of a sentence begins with. */
const asks =
  '(?:cuant[oa]s?|qu[eé]|q|qui[eé]n(?:es)?|kien|d[oó]nde|c[oó]mo|cu[aá]l(?:es)?|cu[aá]ndo|en (?:que|qué|q)|con (?:que|quien|quién)|contra (?:quien|quién)|el de|la de|los de)'
const seam = new RegExp(`^(.{6,}?)(?:\\?+\\s*(?:y\\s+)?|\\s+y\\s+(?=${asks}\\s))(.{6,})$`, 'isu')

/** The two questions of a sentence that asks two; null where it asks one. */
export function halves(text: string): [string, string] | null {
  const [, first, second] = seam.exec(text.trim()) ?? []
  return first && second && /\s/.test(first) && /\s/.test(second.trim()) ? [first, second.replace(/\?+\s*$/, '')] : null
}
