import { Button } from '../../ui/controls/Button'
import { EditConflictNotice } from '../../ui/form/EditConflictNotice'
import css from './EditConflict.module.css'

interface EditConflictProps {
  /** Sentences about what other people have changed since the edit started. */
  news: readonly string[]
  /** True if somebody else changed the same field as the viewer, and the viewer has not reviewed that change yet. */
  conflict: boolean
  onReview: () => void
  onDismiss: () => void
}

/** Messages about changes that other people make to the clan while the viewer edits it. The viewer's edits are kept. */
export const EditConflict = ({ news, conflict, onReview, onDismiss }: EditConflictProps) => (
  <>
    {conflict && (
      <EditConflictNotice
        className={css.notice}
        acts={
          <Button size="small" onClick={onReview}>
            Ver lo que cambió
          </Button>
        }
      >
        <p>Alguien acaba de cambiar lo mismo que tú. Lo que escribiste sigue acá.</p>
      </EditConflictNotice>
    )}
    {news.length > 0 && (
      <EditConflictNotice
        className={css.notice}
        acts={
          <Button size="small" onClick={onDismiss}>
            Entendido
          </Button>
        }
      >
        <p>
          <b>El clan cambió mientras lo editabas.</b> Lo que escribiste sigue acá: revísalo antes de guardar.
        </p>
        <ul>
          {news.map((line, i) => (
            <li key={`${i} ${line}`}>{line}</li>
          ))}
        </ul>
      </EditConflictNotice>
    )}
  </>
)
