import { parseMarkup, type Piece } from './markup'

/** A part of an answer: text, or a list with rows. */
export type Block = { kind: 'text'; pieces: Piece[] } | { kind: 'rows'; rows: Row[] }

/**
 * A row of a list in an answer. `to`: target of the row's only link, so that a tap anywhere on the row follows it; null if the row has no
 * link or several. `clan`: name of the clan that the row is about, otherwise null.
 */
export interface Row {
  pieces: Piece[]
  to: string | null
  clan: string | null
}

const bullet = /^\s*(?:[•*-]|\d{1,3}[.)])\s+(?=\S)/

function linksOf(pieces: readonly Piece[]): Extract<Piece, { kind: 'link' }>[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'link' ? [piece] : piece.kind === 'bold' ? linksOf(piece.pieces) : [],
  )
}

function rowOf(line: string): Row {
  const pieces = parseMarkup(line)
  const links = linksOf(pieces)
  const [first] = links
  const clan = first && /^\/ladder\/detalle-clan\/\d+$/.test(first.to) ? first.text : null
  return { pieces, to: links.length === 1 && first ? first.to : null, clan }
}

/** True if a line consists of exactly one link. */
const isLink = (line: string) => {
  const pieces = parseMarkup(line.trim())
  const [only] = pieces
  return pieces.length === 1 && only !== undefined && only.kind !== 'text' && linksOf(pieces).length === 1
}

/** Splits an answer into text and lists of bullets or lines that are only a link (docs/behaviour/assistant.md#Answer markup). */
export function blocksOf(answer: string): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  const endText = () => {
    const whole = text.join('\n').replace(/^\n+|\n+$/g, '')
    if (whole) blocks.push({ kind: 'text', pieces: parseMarkup(whole) })
    text = []
  }
  for (const line of answer.split('\n')) {
    if (!bullet.test(line) && !isLink(line)) {
      text.push(line)
      continue
    }
    endText()
    const row = rowOf(line.replace(/^\s*[•*-]\s+/, '').trim())
    const last = blocks.at(-1)
    if (last?.kind === 'rows') last.rows.push(row)
    else blocks.push({ kind: 'rows', rows: [row] })
  }
  endText()
  return blocks
}

/** An answer as plain text, with each link's URL in brackets after its text. `origin` is put before links to this site. */
export function plainAnswer(answer: string, origin: string): string {
  const plain = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) =>
        piece.kind === 'text'
          ? piece.text
          : piece.kind === 'bold'
            ? plain(piece.pieces)
            : `${piece.text} (${piece.external ? piece.to : origin + piece.to})`,
      )
      .join('')
  return plain(parseMarkup(answer))
}
