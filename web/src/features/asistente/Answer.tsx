import { Fragment } from 'react'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import css from './Answer.module.css'
import { blocksOf, type Row } from './blocks'
import type { Piece } from './markup'

/** Called when the user follows a link to a page of this site. */
type OnNavigate = (() => void) | undefined

function PieceView({ piece, onNavigate }: { piece: Piece; onNavigate: OnNavigate }) {
  if (piece.kind === 'text') return <span>{piece.text}</span>
  if (piece.kind === 'bold')
    return (
      <b>
        <Pieces pieces={piece.pieces} onNavigate={onNavigate} />
      </b>
    )
  if (!piece.external)
    return (
      <Link to={piece.to} onClick={onNavigate}>
        {piece.text}
      </Link>
    )
  return (
    <a href={piece.to} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  )
}

// The index is used as key, because the text of an answer never changes.
/* oxlint-disable react/no-array-index-key */
const Pieces = ({ pieces, onNavigate }: { pieces: readonly Piece[]; onNavigate: OnNavigate }) =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      <PieceView piece={piece} onNavigate={onNavigate} />
    </Fragment>
  ))

const RowView = ({ row: { pieces, to, clan }, onNavigate }: { row: Row; onNavigate: OnNavigate }) => (
  <li className={to === null ? `line ${css.row}` : `line ${css.row} ${css.whole}`}>
    {clan !== null && <Emblem nombre={clan} size={22} />}
    <span>
      <Pieces pieces={pieces} onNavigate={onNavigate} />
    </span>
  </li>
)

/** The assistant's answer to a question, with its markup rendered as text, links and lists. */
export const Answer = ({ text, onNavigate }: { text: string; onNavigate?: () => void }) =>
  blocksOf(text).map((block, index) =>
    block.kind === 'text' ? (
      <div key={index}>
        <Pieces pieces={block.pieces} onNavigate={onNavigate} />
      </div>
    ) : (
      <ul key={index} className={css.rows}>
        {block.rows.map((row, at) => (
          <RowView key={at} row={row} onNavigate={onNavigate} />
        ))}
      </ul>
    ),
  )
/* oxlint-enable react/no-array-index-key */
