import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'
import { SectionHead } from '../../ui/controls/SectionHead'
import { partidaChip, partidaTitle } from '../../ui/match/torneo-text'
import { Parts } from '../../ui/state/Parts'
import { EmptyState } from '../../ui/state/states'
import css from './torneos.module.css'

function Line({ torneo, partida }: { torneo: TorneoPage; partida: TorneoPartida }) {
  const now = useNow()
  const { id, marcador, estado, fecha, cerrada } = partida
  const { text, look } = partidaChip(partida, torneo.estado)
  const at = cerrada ?? fecha
  const open = ['lista', 'en-juego'].includes(estado) && torneo.estado !== 'cancelado'
  const late = open && fecha !== null && Date.parse(fecha) < now
  return (
    <li className={`grid ${css.match}`}>
      <Link className="target" to={paths.torneoPartida(torneo.id, id)}>
        <b>{partidaTitle(partida)}</b>
      </Link>
      <span className={css.score}>{marcador ? `${marcador[0]}–${marcador[1]}` : ''}</span>
      <span className={`small row ${css.about}`}>
        <span className={`chip ${look}`}>{text}</span>
        <span className="dim">{`n.º ${id}${at ? `, ${whenPlayed(at, now)}` : ''}`}</span>
        {late && <span className="loss">Atrasada</span>}
      </span>
    </li>
  )
}

/** All matches by round. The matches of the viewer's clans come first. */
export function Partidas({ torneo, own }: { torneo: TorneoPage; own: readonly number[] }) {
  if (!torneo.llave)
    return <EmptyState title="Todavía no hay partidas">Salen del sorteo, cuando se cierra la inscripción.</EmptyState>
  const mine = torneo.llave.rondas
    .flatMap(({ partidas }) => partidas)
    .filter(({ a, b }) => [a, b].some((side) => side !== null && own.includes(side.id_clan)))
  return (
    <Parts className="stack">
      {mine.length > 0 && (
        <section>
          <SectionHead title="Las de tu clan" count={mine.length} />
          <ul className="list">
            {mine.map((partida) => (
              <Line key={partida.id} torneo={torneo} partida={partida} />
            ))}
          </ul>
        </section>
      )}
      {torneo.llave.rondas.map(({ nombre, partidas }) => (
        <section key={nombre}>
          <SectionHead title={nombre} count={partidas.length} />
          <ul className="list">
            {partidas.map((partida) => (
              <Line key={partida.id} torneo={torneo} partida={partida} />
            ))}
          </ul>
        </section>
      ))}
    </Parts>
  )
}
