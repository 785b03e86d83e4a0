import { Button } from '../../ui/controls/Button'
import { EditConflictNotice } from '../../ui/form/EditConflictNotice'
import css from './ConflictChoice.module.css'

/** A field that somebody else and the viewer have both changed. `stored`: the other person's value. `own`: the viewer's. */
export interface ConflictRow {
  label: string
  stored: string
  own: string
}

interface ConflictChoiceProps {
  rows: readonly ConflictRow[]
  onKeepOwn: () => void
  onTakeStored: () => void
}

/** The fields that somebody else has changed at the same time as the viewer, with both values, and buttons to keep one of them. */
export const ConflictChoice = ({ rows, onKeepOwn, onTakeStored }: ConflictChoiceProps) => (
  <EditConflictNotice
    acts={
      <>
        <Button size="small" onClick={onKeepOwn}>
          Seguir con lo mío
        </Button>
        <Button size="small" onClick={onTakeStored}>
          Dejar lo que hay ahora
        </Button>
      </>
    }
  >
    <p>
      <b>Alguien lo cambió mientras lo editabas.</b> No guardamos nada: elige con qué te quedas.
    </p>
    <dl className={css.fields}>
      {rows.map(({ label, stored, own }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>
            <span className="label">Ahora</span> <span>{stored || '(vacío)'}</span>
          </dd>
          <dd>
            <span className="label">Lo tuyo</span> <span>{own || '(vacío)'}</span>
          </dd>
        </div>
      ))}
    </dl>
  </EditConflictNotice>
)
