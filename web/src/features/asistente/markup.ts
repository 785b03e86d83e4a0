/** A piece of an answer: text, bold text, or a link to a page of ours or of another site. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; pieces: Piece[] }
  | { kind: 'link'; text: string; to: string; away: boolean }

const mark = /\*\*(?!\s)(.+?)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/gs

/** Where a link may lead: a page of ours, or another site over http. Anything else is only text. */
function target(address: string): { to: string; away: boolean } | null {
  if (/^\/(?![/\\])[^\\]*$/.test(address)) return { to: address, away: false }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  return { to: new URL(address).href, away: true }
}

/** Reads an answer's only markup, **bold** and [links](address); the rest is text, whatever it looks like (docs/behaviour.md#Answer markup). */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let read = 0
  const say = (plain: string) => {
    if (plain) pieces.push({ kind: 'text', text: plain })
  }
  for (const found of text.matchAll(mark)) {
    const [whole, strong, label = '', address = ''] = found
    const link = strong === undefined ? target(address) : null
    if (strong === undefined && !link) continue
    say(text.slice(read, found.index))
    if (strong !== undefined) pieces.push({ kind: 'bold', pieces: piecesOf(strong) })
    else if (link) pieces.push({ kind: 'link', text: label, ...link })
    read = found.index + whole.length
  }
  say(text.slice(read))
  return pieces
}
