import { useId, useState } from 'react'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { actText } from './act-text'
import { activityStore, type Act } from './activity'

const ActLine = ({ act }: { act: Act }) => (
  <>
    <b>{act.who}</b> <span>{actText(act)}</span> <RelativeTime at={act.at} />
  </>
)

/** What staff do, as they do it: the latest in one line, the others a press away. Its room is there from the start, so that nothing moves under the hand. */
export function ActivityStrip() {
  const acts = activityStore((state) => state.acts)
  const [open, setOpen] = useState(false)
  const list = useId()
  const [latest] = acts
  return (
    <section className="acts-strip" aria-label="Actividad">
      <p key={latest?.key} className="latest" aria-live="polite">
        {latest ? <ActLine act={latest} /> : 'Lo que haga la administración aparece acá.'}
      </p>
      {acts.length > 1 && (
        <button type="button" className="more" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar' : `Ver ${acts.length}`}
          <span className="sr"> últimos hechos</span>
        </button>
      )}
      {open && (
        <ul id={list}>
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
