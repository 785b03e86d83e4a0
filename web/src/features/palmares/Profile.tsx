import type { Perfil } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { formatDay } from '@trinchera/rules/spanish-dates'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { Record } from '../../ui/record/Figures'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Parts } from '../../ui/state/Parts'
import { EmptyState, QueryState } from '../../ui/state/states'
import lineCss from '../../ui/record/clan-line.module.css'
import css from './profile.module.css'
import { perfilQuery } from './queries'
import { WeekBars } from './WeekBars'

const Rivals = ({ rivales }: Pick<Perfil, 'rivales'>) => (
  <section aria-label="Rivales">
    <SectionHead title="Rivales" />
    <ul className="list">
      {rivales.map(({ id, nombre, imagen, partidas, triunfos, derrotas }) => (
        <li key={id} className={`grid link-row ${css.rival}`}>
          <Emblem nombre={nombre} imagen={imagen} size={36} />
          <div>
            <Link className={`row-link ${lineCss.name}`} to={paths.clan(id)} translate="no">
              {nombre}
            </Link>
            <span className="small">{counted(partidas, 'partida', 'partidas')}</span>
          </div>
          <span className={`figure ${lineCss.record}`}>
            <Record triunfos={triunfos} derrotas={derrotas} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function BestNight({ night }: { night: NonNullable<Perfil['mejor_noche']> }) {
  const { fecha, triunfos, derrotas, partida } = night
  return (
    <section aria-label="Su mejor noche">
      <SectionHead title="Su mejor noche" />
      <p className={css.night}>
        <b translate="no">{triunfos}</b>
        <span>{triunfos === 1 ? ' victoria' : ' victorias'}</span>
        {derrotas > 0 && <span className="dim">{` y ${counted(derrotas, 'derrota', 'derrotas')}`}</span>}
      </p>
      <p className="small">
        <span>{`${formatDay(fecha)} de ${fecha.slice(0, 4)} · `}</span>
        <Link className="more" to={paths.partida(partida)}>
          Ver la última victoria
        </Link>
      </p>
    </section>
  )
}

/** A player's statistics: matches by week, best night, rivals. */
export function Profile({ player }: { player: number }) {
  const query = useQuery(perfilQuery(player))
  const { data, isPending } = query
  return (
    <>
      <section aria-busy={isPending} aria-label="Actividad">
        <SectionHead title="Actividad" note="26 semanas" />
        {isPending && <div className={`skeleton waits ${css.loading}`} />}
        <QueryState query={query} loading="Cargando la actividad…" failed="No pudimos traer la actividad" />
        {data &&
          !data.ocultas &&
          (data.semanas.some(({ partidas }) => partidas > 0) ? (
            <WeekBars weeks={data.semanas} />
          ) : (
            <EmptyState title="Sin partidas en medio año">La próxima que juegue aparece acá.</EmptyState>
          ))}
        {data?.ocultas && (
          <EmptyState title="Este jugador no muestra sus estadísticas">Solo se ven desde su cuenta.</EmptyState>
        )}
      </section>
      {data && (data.mejor_noche || data.rivales.length > 0) && (
        <Parts className="two-columns">
          {data.rivales.length > 0 && <Rivals rivales={data.rivales} />}
          {data.mejor_noche && <BestNight night={data.mejor_noche} />}
        </Parts>
      )}
    </>
  )
}
