import { useId, useState } from 'react'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { actText } from './act-text'
import { activityStore, type Act } from './activity'
import css from './ActivityStrip.module.css'

const ActLine = ({ act }: { act: Act }) => (
  <>
    <b>{act.who}</b> <span>{actText(act)}</span> <RelativeTime at={act.at} />
  </>
)

/** The latest actions of staff, updated live. This line keeps its height while empty, so that nothing below it moves. */
export function ActivityStrip() {
  const acts = activityStore((state) => state.acts)
  const [open, setOpen] = useState(false)
  const list = useId()
  const [latest] = acts
  return (
    <section className={`grid ${css.strip}`} aria-label="Actividad">
      <p key={latest?.key} className={`ellipsis ${css.latest}`} aria-live="polite">
        {latest ? <ActLine act={latest} /> : 'Lo que haga la administración aparece acá.'}
      </p>
      {acts.length > 1 && (
        <button
          type="button"
          className={`more ${css.toggle}`}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? 'Ocultar' : `Ver ${acts.length}`}</span>
          <span className="screen-reader-only"> últimos hechos</span>
        </button>
      )}
      {open && (
        <ul id={list} className={css.all}>
          {acts.map((act) => (
            <li key={act.key}>
              <ActLine act={act} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
