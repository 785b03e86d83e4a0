import type { SessionPlayer } from '@trinchera/contract/session'
import { Button } from '../../../ui/controls/Button'
import { CommentFrame } from './CommentFrame'
import type { Outgoing } from './outgoing'

interface SentLineProps {
  sent: Outgoing
  who: SessionPlayer
  onRetry: () => void
  onForget: () => void
}

/** One's own comment before the server has it. */
export const SentLine = ({ sent, who, onRetry, onForget }: SentLineProps) => (
  <CommentFrame
    who={{ username: who.username, imagen: who.imagen ?? null }}
    look={sent.failed ? 'failed' : 'sending'}
    html={sent.html}
    head={
      <>
        {who.username}
        <span className={sent.failed ? 'w loss' : 'w'}>{sent.failed ? 'No se envió' : 'Enviando…'}</span>
      </>
    }
  >
    {sent.failed && (
      <>
        <p className="small loss" role="alert">
          {sent.failed}
        </p>
        <div className="cm-again">
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
          <Button size="small" onClick={onForget}>
            Descartar
          </Button>
        </div>
      </>
    )}
  </CommentFrame>
)
