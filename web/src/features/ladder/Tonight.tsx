import type { ClanMove } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { phone, useMedia } from '../../lib/use-media'
import { climbersAndFallers } from './match-text'
import { MoveText } from './MoveText'
import css from './Tonight.module.css'

/** Maximum number of climbing clans, and of falling clans, that the line names. A phone has no space for the number of other clans. */
const named = { desk: 2, phone: 1 }

interface TonightProps {
  title: string
  /** Changes of place since 20:00. Undefined while loading; the line then is empty but keeps its space. */
  moves: readonly ClanMove[] | undefined
}

/** One line above the ladder table: the clans that have climbed or fallen since 20:00. */
export function Tonight({ title, moves }: TonightProps) {
  const small = useMedia(phone)
  const each = small ? named.phone : named.desk
  const { climbers, fallers } = climbersAndFallers(moves ?? [])
  const shown = [...climbers.slice(0, each), ...fallers.slice(0, each)]
  const rest = climbers.length + fallers.length - shown.length
  return (
    <section className={`line ${css.tonight}`} aria-labelledby="esta-noche">
      <h2 id="esta-noche" className="label">
        {title}
      </h2>
      {shown.length === 0 && <p className={css.rest}>{moves && 'Nadie se ha movido'}</p>}
      {shown.length > 0 && (
        <ul className={`line ${css.moves}`}>
          {shown.map((move) => (
            <li key={move.id} title={move.nombre}>
              <Link to={paths.clan(move.id)}>
                <MoveText nombre={move.nombre} antes={move.antes} despues={move.despues} />
              </Link>
            </li>
          ))}
          {rest > 0 && !small && <li className={css.rest}>{`y ${rest} más`}</li>}
        </ul>
      )}
    </section>
  )
}
