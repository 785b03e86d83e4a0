import { Fragment } from 'react'
import { Link } from 'react-router'
import { piecesOf, type Piece } from './markup'

function Shown({ piece, onLeave }: { piece: Piece; onLeave: () => void }) {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'bold')
    return (
      <b>
        <Pieces pieces={piece.pieces} onLeave={onLeave} />
      </b>
    )
  if (!piece.away)
    return (
      <Link to={piece.to} onClick={onLeave}>
        {piece.text}
      </Link>
    )
  return (
    <a href={piece.to} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  )
}

const Pieces = ({ pieces, onLeave }: { pieces: readonly Piece[]; onLeave: () => void }) =>
  pieces.map((piece, index) => (
    // pieces of a text that never changes
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      <Shown piece={piece} onLeave={onLeave} />
    </Fragment>
  ))

/** An answer with its markup; `onLeave` when a link to a page of ours is followed. */
export const Answer = ({ text, onLeave }: { text: string; onLeave: () => void }) => (
  <Pieces pieces={piecesOf(text)} onLeave={onLeave} />
)
