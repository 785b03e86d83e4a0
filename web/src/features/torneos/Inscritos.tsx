import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { checkinPhase } from '@trinchera/rules/torneo-estado'
import { useNow } from '../../lib/clock'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { EmptyState } from '../../ui/state/states'
import { Parts } from '../../ui/state/Parts'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './torneos.module.css'

function Entry({ inscrito, torneo, own }: { inscrito: Inscrito; torneo: TorneoPage; own: boolean }) {
  const { id_clan, nombre, imagen, plantel, semilla, checkin, retirado } = inscrito
  const lacking = (torneo.por_equipo ?? 0) - plantel.length
  const phase = checkinPhase(torneo, useNow())
  return (
    <li className={`grid ${css.entry}`}>
      <span className={css.seed} aria-label={semilla === null ? undefined : `Semilla ${semilla}`}>
        {semilla ?? ''}
      </span>
      <span className={css.clan}>
        <Emblem nombre={nombre} imagen={imagen} size={28} />
        <Link className="target" to={paths.clan(id_clan)}>
          <b translate="no">{nombre}</b>
        </Link>
        {own && <span className="chip attention">Tu clan</span>}
      </span>
      <span className={`row ${css.marks}`}>
        {retirado && <span className="chip negative">Retirado</span>}
        {phase && checkin && <span className="chip">Listo</span>}
        {phase === 'abierto' && !checkin && <span className="chip neutral">Falta su check-in</span>}
        {phase === 'cerrado' && !checkin && <span className="chip negative">No hizo check-in</span>}
      </span>
      <p className={`small ${css.roster}`}>
        <span>{plantel.map(({ username }) => username).join(', ')}</span>
        {lacking > 0 && (
          <span className="loss">
            <span>{plantel.length > 0 ? '. ' : ''}</span>
            <span>{lacking === 1 ? 'Le falta 1 jugador' : `Le faltan ${lacking} jugadores`}</span>
          </span>
        )}
      </p>
    </li>
  )
}

/** The enrolled clans by seed, with their rosters. Reserves, which wait for a free place, form a separate list. */
export function Inscritos({ torneo, own }: { torneo: TorneoPage; own: readonly number[] }) {
  const { inscritos, sorteo } = torneo
  const lists = [
    { title: 'Inscritos', list: inscritos.filter(({ reserva }) => !reserva) },
    { title: 'Reservas', list: inscritos.filter(({ reserva }) => reserva) },
  ]
  if (inscritos.length === 0)
    return <EmptyState title="Nadie inscrito todavía">Los inscribe su Líder o un Co-Líder, acá mismo.</EmptyState>
  return (
    <Parts className="stack">
      {lists.map(
        ({ title, list }) =>
          list.length > 0 && (
            <section key={title}>
              <SectionHead title={title} count={list.length} />
              <ol className="list">
                {list.map((inscrito) => (
                  <Entry
                    key={inscrito.id_clan}
                    inscrito={inscrito}
                    torneo={torneo}
                    own={own.includes(inscrito.id_clan)}
                  />
                ))}
              </ol>
            </section>
          ),
      )}
      {sorteo && (
        <p className="small dim">{`Las semillas se sortearon con «${sorteo}»: con ese texto cualquiera puede repetir el sorteo.`}</p>
      )}
    </Parts>
  )
}
