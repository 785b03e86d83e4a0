import type { TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { isCalledOff } from '@trinchera/rules/torneo-estado'
import { Link } from '../../../lib/router'
import { isDoubleNoShow, partidaChip, partidaTitle } from '../../../ui/match/torneo-text'
import css from './MatchCard.module.css'

export interface MatchCardProps {
  partida: TorneoPartida
  ronda: string
  own: readonly number[]
  torneo: Pick<Torneo, 'id' | 'estado'>
  /** True on the stream's board, where the card is not a link. */
  board: boolean
}

const isOwn = (clan: TorneoClan | null, own: readonly number[]) => clan !== null && own.includes(clan.id_clan)

function Side({ partida, at, own }: { partida: TorneoPartida; at: 0 | 1; own: readonly number[] }) {
  const clan = at === 0 ? partida.a : partida.b
  const won = clan !== null && partida.ganador === clan.id_clan
  const lost = !won && (partida.ganador !== null || isDoubleNoShow(partida))
  const look = [css.side, isOwn(clan, own) && css.own, won && css.won, (lost || !clan) && css.faint]
  return (
    <span className={look.filter(Boolean).join(' ')}>
      <span
        className={`ellipsis ${css.name}`}
        translate={clan ? 'no' : undefined}
        style={{ '--letters': (clan?.nombre.length ?? 1) + (won ? 2 : 0) }}
      >
        {clan?.nombre ?? (partida.estado === 'libre' ? 'Libre' : '—')}
      </span>
      <span className={`digits ${css.maps}`}>{partida.marcador?.[at] ?? ''}</span>
    </span>
  )
}

/** Accessible name of the card: all that the card shows, as text. */
function spoken({ ronda, partida, torneo }: Omit<MatchCardProps, 'own' | 'board'>): string {
  const { a, b, ganador, marcador } = partida
  const winner = [a, b].find((clan) => clan !== null && clan.id_clan === ganador)
  return [
    `${ronda}, n.º ${partida.id}: ${partidaTitle(partida)}`,
    partidaChip(partida, torneo.estado).text,
    marcador && marcador.join('–'),
    winner && `gana ${winner.nombre}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Card of a match: both sides and the state. The card links to the match's page, except on the stream's board (Board.tsx). */
export function MatchCard({ partida, ronda, own, torneo, board }: MatchCardProps) {
  const { id, a, b, estado } = partida
  const { text, look } = partidaChip(partida, torneo.estado)
  const off = isCalledOff(partida, torneo.estado)
  const mine = isOwn(a, own) || isOwn(b, own)
  const told = !off && (estado === 'en-juego' || estado === 'reportada' || partida.sin_jugar)
  const looks = [
    css.card,
    mine && css.mine,
    estado === 'en-juego' && !off && css.live,
    board && css.board,
    told && css.told,
    off && css.faint,
  ]
  const className = looks.filter(Boolean).join(' ')
  const inside = (
    <>
      <span className={`line ${css.head}`}>
        <span className={`chip ${look} ${css.state}`}>{text}</span>
        <span className={css.number}>{`n.º ${id}`}</span>
      </span>
      <Side partida={partida} at={0} own={own} />
      <Side partida={partida} at={1} own={own} />
    </>
  )
  return board ? (
    <div className={className} data-partida={id}>
      {inside}
    </div>
  ) : (
    <Link
      className={className}
      to={paths.torneoPartida(torneo.id, id)}
      data-partida={id}
      aria-label={spoken({ ronda, partida, torneo })}
    >
      {inside}
    </Link>
  )
}
