import type { Match } from '@trinchera/contract/ladder'
import { Link } from 'react-router'
import { paths } from '../../app/paths'
import { Emblem } from '../../art/Emblem'
import { useNow } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'

const results = {
  won: { letter: 'V', name: 'Victoria', look: 'gain' },
  lost: { letter: 'D', name: 'Derrota', look: 'loss' },
  void: { letter: '–', name: 'No cuenta', look: 'dim' },
}

function Step({ antes, despues }: { antes: number | null; despues: number | null }) {
  if (antes === null || despues === null || antes === despues) return <span className="m dim">–</span>
  if (antes === 0) return <span className="m gain">nuevo</span>
  const rise = antes - despues
  return (
    <span className={`m ${rise > 0 ? 'gain' : 'loss'}`}>
      <span className="sr">{rise > 0 ? 'sube ' : 'baja '}</span>
      <span aria-hidden="true">{rise > 0 ? '▲' : '▼'}</span>
      {Math.abs(rise)}
    </span>
  )
}

/** A match as one of its two clans sees it: result, rival, move, when; a ruling is said below. */
export function ClanMatch({ match, clan }: { match: Match; clan: number }) {
  const now = useNow()
  const won = match.ganador.id === clan
  const [own, rival] = won ? [match.ganador, match.perdedor] : [match.perdedor, match.ganador]
  const counts = !match.ruling || match.ruling.tipo === 'trampa'
  const result = results[counts ? (won ? 'won' : 'lost') : 'void']
  return (
    <li className="mt">
      <span className={`res ${result.look}`}>
        <span aria-hidden="true">{result.letter}</span>
        <span className="sr">{result.name}</span>
      </span>
      <Emblem id={rival.id} imagen={rival.imagen} />
      <span className="rival">
        {rival.eliminado ? rival.nombre : <Link to={paths.clan(rival.id)}>{rival.nombre}</Link>}
        {match.comentario && <span className="said">{match.comentario}</span>}
      </span>
      {counts ? <Step antes={own.antes} despues={own.despues} /> : <span className="m dim">–</span>}
      <time className="w" dateTime={match.fecha}>
        {whenPlayed(match.fecha, now)}
      </time>
      {match.ruling && (
        <span className="note">
          <span className="loss">{match.ruling.texto}</span>
          {match.ruling.motivo && `: ${match.ruling.motivo}`}
        </span>
      )}
    </li>
  )
}
