import { Button } from '../../ui/controls/Button'

export interface ConflictRow {
  label: string
  now: string
  mine: string
}

/** What is there now beside what was typed, for the person to choose. */
export const EditConflictNotice = ({
  rows,
  onMine,
  onTheirs,
}: {
  rows: readonly ConflictRow[]
  onMine: () => void
  onTheirs: () => void
}) => (
  <div className="edit-clash" role="alert">
    <p>
      <b>Alguien lo cambió mientras lo editabas.</b> No guardamos nada: elige con qué te quedas.
    </p>
    <dl>
      {rows.map(({ label, now, mine }) => (
        <div key={label}>
          <dt className="lbl">{label}</dt>
          <dd>
            <span className="lbl">Ahora</span> {now || '(vacío)'}
          </dd>
          <dd>
            <span className="lbl">Lo tuyo</span> {mine || '(vacío)'}
          </dd>
        </div>
      ))}
    </dl>
    <div className="edit-acts">
      <Button size="small" onClick={onMine}>
        Seguir con lo mío
      </Button>
      <Button size="small" onClick={onTheirs}>
        Dejar lo que hay ahora
      </Button>
    </div>
  </div>
)
