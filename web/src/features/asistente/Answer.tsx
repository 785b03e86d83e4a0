import { Fragment } from 'react'
import { Link } from 'react-router'
import { parseMarkup, type Piece } from './markup'

function PieceView({ piece, onNavigate }: { piece: Piece; onNavigate: (() => void) | undefined }) {
  if (piece.kind === 'text') return piece.text
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

const Pieces = ({ pieces, onNavigate }: { pieces: readonly Piece[]; onNavigate?: () => void }) =>
  pieces.map((piece, index) => (
    // The text of an answer never changes, so an index is a stable key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      <PieceView piece={piece} onNavigate={onNavigate} />
    </Fragment>
  ))

/** An answer with its markup. `onNavigate`: a link to a page of this site was followed. */
export const Answer = ({ text, onNavigate }: { text: string; onNavigate?: () => void }) => (
  <Pieces pieces={parseMarkup(text)} onNavigate={onNavigate} />
)
