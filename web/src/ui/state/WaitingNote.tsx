import { useConnection } from '../../lib/connection'
import { discard, retry } from '../../lib/outbox'
import { outboxStore, useWaitingState, type Waiting } from '../../lib/waiting'
import { Button } from '../controls/Button'
import { keptText } from './waiting-text'

interface WaitingNoteProps {
  waiting: Waiting
  /** Name of the unsent text for screen readers, such as 'tu comentario'. */
  what: string
  /** Puts the text back into its form. */
  onEdit: () => void
}

/** A note below a text that is not sent yet: the reason, and buttons to retry, edit or discard it. Empty while the text is being sent. */
export function WaitingNote({ waiting, what, onEdit }: WaitingNoteProps) {
  const state = useWaitingState(waiting)
  const lasting = outboxStore((outbox) => outbox.lasting)
  const live = useConnection() === 'live'
  if (state === 'sending') return null
  const refused = state === 'refused'
  return (
    <>
      <p className={`small ${refused ? 'loss' : 'dim'}`} role={refused ? 'alert' : 'status'}>
        {waiting.refused ?? (waiting.delayed || keptText(lasting))}
      </p>
      <div className="row mt-2">
        {(live || refused) && (
          <Button size="small" aria-label={`Reintentar: ${what}`} onClick={() => retry(waiting)}>
            Reintentar
          </Button>
        )}
        {refused && (
          <Button size="small" aria-label={`Editar: ${what}`} onClick={onEdit}>
            Editar
          </Button>
        )}
        <Button size="small" aria-label={`Descartar: ${what}`} onClick={() => discard(waiting.key)}>
          Descartar
        </Button>
      </div>
    </>
  )
}
