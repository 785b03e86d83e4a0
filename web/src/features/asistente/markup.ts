import { parseUrl } from '../../lib/parse-url'

/** A piece of an answer: text, bold text, or a link. `external`: true if the link leads to another site. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; pieces: Piece[] }
  | { kind: 'link'; text: string; to: string; external: boolean }

const mark = /\*\*(?!\s)(.+?)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/gs

/** Parses a link's target: a path of this site or another site's http(s) URL. Null for any other; such a link is shown as text. */
function parseTarget(address: string): { to: string; external: boolean } | null {
  if (/^\/(?![/\\])[^\\]*$/.test(address)) return { to: address, external: false }
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null
  return url && { to: url.href, external: true }
}

/** Parses the **bold** and [links](URL) of an answer; everything else is text (docs/behaviour/assistant.md#Answer markup). */
export function parseMarkup(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const addText = (plain: string) => {
    if (plain) pieces.push({ kind: 'text', text: plain })
  }
  for (const match of text.matchAll(mark)) {
    const [whole, strong, label = '', address = ''] = match
    const target = strong === undefined ? parseTarget(address) : null
    if (strong === undefined && !target) continue
    addText(text.slice(end, match.index))
    if (strong !== undefined) pieces.push({ kind: 'bold', pieces: parseMarkup(strong) })
    else if (target) pieces.push({ kind: 'link', text: label, ...target })
    end = match.index + whole.length
  }
  addText(text.slice(end))
  return pieces
}
