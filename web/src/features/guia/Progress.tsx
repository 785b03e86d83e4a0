import { Link } from '../../lib/router'
import { announce } from '../../ui/state/announce'
import { Button } from '../../ui/controls/Button'
import css from './Progress.module.css'
import { progressOf, stepAnchor } from './steps'
import { clearTicks } from './ticks'
import type { GuiaPaso } from '@trinchera/rules/textos/textos'
import type { Elements } from '../../lib/elements'

/** Number of finished tasks, in total and per step. */
export function Progress({
  pasos,
  done,
  children,
}: {
  pasos: readonly GuiaPaso[]
  done: ReadonlySet<string>
  children: Elements
}) {
  const all = progressOf(
    pasos.flatMap((paso) => paso.tareas),
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
        {pasos.map((paso, i) => {
          const { done: some, all: every } = progressOf(paso.tareas, done)
          return (
            <li key={paso.id}>
              <Link to={`#${stepAnchor(paso)}`}>{`${i + 1}. ${paso.titulo}`}</Link>
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
