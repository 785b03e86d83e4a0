import type { ClanMove } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from 'react-router'
import { climbersAndFallers } from './match-text'
import { MoveText } from './MoveText'
import css from './Tonight.module.css'

/** Climbers and fallers that are named; the rest are counted. */
const named = 3

/** Who climbed and who fell since 20:00, above the table; nothing while nobody moved. */
export function Tonight({ title, moves }: { title: string; moves: readonly ClanMove[] }) {
  const { climbers, fallers } = climbersAndFallers(moves)
  const shown = [...climbers.slice(0, named), ...fallers.slice(0, named)]
  const rest = climbers.length + fallers.length - shown.length
  if (shown.length === 0) return null
  return (
    <section className={css.tonight} aria-labelledby="esta-noche">
      <h2 id="esta-noche" className="label">
        {title}
      </h2>
      <ul className={css.moves}>
        {shown.map((move) => (
          <li key={move.id}>
            <Link to={paths.clan(move.id)}>
              <MoveText nombre={move.nombre} antes={move.antes} despues={move.despues} />
            </Link>
          </li>
        ))}
        {rest > 0 && <li className={css.rest}>y {rest} más</li>}
      </ul>
    </section>
  )
}
