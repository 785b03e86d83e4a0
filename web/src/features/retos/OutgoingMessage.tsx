import { useMemo } from 'react'
import { useSession } from '../../lib/session'
import { useWaiting, useWaitingState, type Waiting } from '../../lib/waiting'
import { waitingText } from '../../ui/state/waiting-text'
import { WaitingNote } from '../../ui/state/WaitingNote'
import css from './Conversation.module.css'

interface Outgoing {
  waiting: Waiting
  texto: string
}

/** What this player wrote in a reto's conversation and is not stored yet, in order. */
export function useOutgoing(reto: number): readonly Outgoing[] {
  const list = useWaiting()
  return useMemo(
    () =>
      list.flatMap((waiting) => {
        const { writing } = waiting
        return writing.kind === 'mensaje' && writing.reto === reto ? [{ waiting, texto: writing.texto }] : []
      }),
    [list, reto],
  )
}

/** One's own message while it is being sent, while it waits for the connection, or after the server refused it. */
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
