import { Link } from '../../lib/router'
import { announce } from '../../ui/state/announce'
import { Button } from '../../ui/controls/Button'
import css from './Progress.module.css'
import { progressOf, stepAnchor, steps } from './steps'
import { clearTicks } from './ticks'
import type { Elements } from '../../lib/elements'

/** Number of finished tasks, in total and per step. */
export function Progress({ done, children }: { done: ReadonlySet<string>; children: Elements }) {
  const all = progressOf(
    steps.flatMap((step) => step.tasks),
    done,
  )
  function restart() {
    clearTicks()
    announce('Empiezas de nuevo: nada marcado')
  }
  return (
    <aside className={`grid ${css.progress}`} aria-label="Tu avance">
      <p className={css.total}>
        {all.done === all.all ? (
          'Listo. Nos vemos adentro.'
        ) : (
          <>
            <span>{`${all.done} de ${all.all}`}</span> <span className="dim">hechos</span>
          </>
        )}
      </p>
      <progress max={all.all} value={all.done} aria-label="Cosas hechas" />
      <ol>
        {steps.map((step, i) => {
          const { done: some, all: every } = progressOf(step.tasks, done)
          return (
            <li key={step.id}>
              <Link to={`#${stepAnchor(step)}`}>{`${i + 1}. ${step.title}`}</Link>
              <span className={some === every ? 'gain' : 'dim'}>
                {some === every ? 'Listo ✓' : `${some} de ${every}`}
              </span>
            </li>
          )
        })}
      </ol>
      {done.size > 0 && (
        <Button size="small" onClick={restart}>
          Empezar de nuevo
        </Button>
      )}
      {children}
    </aside>
  )
}
