/** The end of a sentence; not that of an ordinal (2.º), an abbreviation of a list (1.) or an address. */
const ends = /(?:(?<!(?:^|\n)\s*\d{1,3})[.!?…]+["»)]?\*{0,2}(?=\s)|\n)/gu

/** How much of a text that is still being written is whole sentences, in characters: none ends within bold or a link. */
export function wholeSentences(text: string): number {
  let whole = 0
  for (const { index, 0: end } of text.matchAll(ends)) {
    const upTo = text.slice(0, index + end.length)
    const links = upTo.split('[').length - upTo.replace(/\[[^\]]*\]\([^)]*\)/g, '').split('[').length
    const open = upTo.split('[').length - 1 - links
    if (!open && (upTo.split('**').length - 1) % 2 === 0) whole = upTo.length
  }
  return whole
}
