const headings = 'h1, h2, h3, h4, h5, h6'

export const writtenLevel = (heading: Element) => Number(heading.tagName.slice(1))

/** A text's headings, each with its level below the page's heading (`above`). No level is skipped: gaps confuse screen readers. */
export function placedHeadings(text: Element, above: number): { heading: Element; level: number }[] {
  const found = [...text.querySelectorAll(headings)]
  const written = [...new Set(found.map(writtenLevel))].sort()
  let before = above
  return found.map((heading) => {
    before = Math.min(above + 1 + written.indexOf(writtenLevel(heading)), before + 1, 6)
    return { heading, level: before }
  })
}
