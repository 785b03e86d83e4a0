import type { Match } from '@trinchera/contract/ladder'
import { scoreText } from '@trinchera/rules/match-score'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { useNow } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'

const results = {
  won: { letter: 'V', name: 'Victoria', look: 'gain' },
  lost: { letter: 'D', name: 'Derrota', look: 'loss' },
  void: { letter: '–', name: 'No cuenta', look: 'dim' },
}

function Step({ antes, despues }: { antes: number | null; despues: number | null }) {
  if (antes === null || despues === null || antes === despues) return <span className="change dim">–</span>
  if (antes === 0) return <span className="change gain">nuevo</span>
  const rise = antes - despues
  return (
    <span className={`change ${rise > 0 ? 'gain' : 'loss'}`}>
      <span className="screen-reader-only">{rise > 0 ? 'sube ' : 'baja '}</span>
      <span aria-hidden="true">{rise > 0 ? '▲' : '▼'}</span>
      <span translate="no">{Math.abs(rise)}</span>
    </span>
  )
}

const SideLink = ({ side }: { side: Match['ganador'] }) =>
  side.eliminado ? (
    <span translate="no">{side.nombre}</span>
  ) : (
    <Link to={paths.clan(side.id)} translate="no">
      {side.nombre}
    </Link>
  )

interface ResultLineProps {
  match: Match
  /** True if the clan or player whose matches are listed won this match. */
  won: boolean
  /** True to show also the clan in which the listed player took part, because a player may have been in several clans. */
  named?: boolean
  /** Actions at the end of the line. */
  act?: ReactNode
}

/** A match as one side sees it: result, rival, change of place and date, with a moderator's ruling below. The line links to the match. */
export function ResultLine({ match, won, named, act }: ResultLineProps) {
  const now = useNow()
  const [own, rival] = won ? [match.ganador, match.perdedor] : [match.perdedor, match.ganador]
  const score = scoreText(match.mapas)
  const counts = !match.ruling || match.ruling.tipo === 'trampa'
  const result = results[counts ? (won ? 'won' : 'lost') : 'void']
  return (
    <li className={`match-line link-row ${act ? 'with-act' : ''}`}>
      <span className={`result ${result.look}`}>
        <span aria-hidden="true">{result.letter}</span>
        <span className="screen-reader-only">{result.name}</span>
      </span>
      <Emblem nombre={rival.nombre} imagen={rival.imagen} />
      <span className="row rival">
        <span>
          {named && (
            <span className="for">
              <SideLink side={own} /> <span>contra</span>{' '}
            </span>
          )}
          <SideLink side={rival} />
          {score && <span className="dim">{` ${won ? score : score.split('–').reverse().join('–')}`}</span>}
        </span>
        {match.comentario && <span className="said">{match.comentario}</span>}
      </span>
      {counts ? <Step antes={own.antes} despues={own.despues} /> : <span className="change dim">–</span>}
      <Link className="when row-link" to={paths.partida(match.id)}>
        <span className="screen-reader-only">
          Partida con <span translate="no">{rival.nombre}</span>,{' '}
        </span>
        <time translate="no" dateTime={match.fecha}>
          {whenPlayed(match.fecha, now)}
        </time>
      </Link>
      {act && <span className="act">{act}</span>}
      {match.ruling && (
        <span className="note">
          <span className="loss">{match.ruling.texto}</span>
          <span>{match.ruling.motivo && `: ${match.ruling.motivo}`}</span>
        </span>
      )}
    </li>
  )
}
