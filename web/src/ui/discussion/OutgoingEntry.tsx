import type { SessionPlayer } from '@trinchera/contract/session'
import { useWaitingState, type Waiting } from '../../lib/waiting'
import { waitingText } from '../state/waiting-text'
import { WaitingNote } from '../state/WaitingNote'
import css from './entry.module.css'
import { EntryFrame } from './EntryFrame'
import type { Discussion } from './discussion'

/** A comment or post of the viewer that the server has not stored yet. */
export interface Outgoing {
  waiting: Waiting
  html: string
}

interface OutgoingEntryProps {
  outgoing: Outgoing
  noun: Discussion['noun']
  author: SessionPlayer
  onEdit: () => void
}

/** Shows a comment or post of the viewer that the server has not stored: being sent, waiting for a connection, or refused. */
export function OutgoingEntry({ outgoing: { waiting, html }, noun, author, onEdit }: OutgoingEntryProps) {
  const state = useWaitingState(waiting)
  const refused = state === 'refused'
  return (
    <EntryFrame
      author={{ username: author.username, imagen: author.imagen ?? null }}
      state={refused ? 'failed' : 'sending'}
      html={html}
      noun={noun}
      whole={noun === 'mensaje'}
      head={
        <>
          <span translate="no">{author.username}</span>
          <span className={`${css.detail} ${refused ? css.failure : ''}`}>{waitingText[state]}</span>
        </>
      }
    >
      <WaitingNote waiting={waiting} what={`tu ${noun}`} onEdit={onEdit} />
    </EntryFrame>
  )
}
