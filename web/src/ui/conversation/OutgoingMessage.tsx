import { useMemo } from 'react'
import { useSession } from '../../lib/session'
import { useWaiting, useWaitingState, type Waiting, type Writing } from '../../lib/waiting'
import { waitingText } from '../state/waiting-text'
import { WaitingNote } from '../state/WaitingNote'
import css from './Conversation.module.css'

interface Outgoing {
  waiting: Waiting
  texto: string
}

/**
 * The player's messages of one conversation that are not sent yet, oldest first. Of all unsent texts, `textOf` returns the message text, or
 * undefined if a text belongs elsewhere. It must be the same function on every render.
 */
export function useOutgoing(textOf: (writing: Writing) => string | undefined): readonly Outgoing[] {
  const list = useWaiting()
  return useMemo(
    () =>
      list.flatMap((waiting) => {
        const texto = textOf(waiting.writing)
        return texto === undefined ? [] : [{ waiting, texto }]
      }),
    [list, textOf],
  )
}

/** A message of the viewer that the server has not stored: it is being sent, waits for a connection, or was refused. */
export function OutgoingMessage({ message: { waiting, texto }, onEdit }: { message: Outgoing; onEdit: () => void }) {
  const state = useWaitingState(waiting)
  const username = useSession()?.player.username
  return (
    <li className={css.unsent}>
      <p className="small">
        <b>{username}</b> <span className={state === 'refused' ? 'loss' : 'dim'}>{waitingText[state]}</span>
      </p>
      <p className={css.text}>{texto}</p>
      <WaitingNote waiting={waiting} what="tu mensaje" onEdit={onEdit} />
    </li>
  )
}
