import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import { formatTime } from '@trinchera/rules/presentation'
import { isCalledOff } from '@trinchera/rules/torneo-estado'
import { Link } from '../../../lib/router'
import { Emblem } from '../../../art/Emblem'
import { useNow } from '../../../lib/clock'
import { Crumbs } from '../../../ui/controls/Crumbs'
import { clockLeft } from '../../../ui/match/reto-text'
import { bestOfText, isDoubleNoShow, partidaChip, partidaTitle } from '../../../ui/match/torneo-text'
import { LiveBadge } from '../../../ui/state/Live'
import nowCss from '../../../ui/match/now.module.css'
import css from '../torneos.module.css'

function SideName({
  clan,
  estado,
  lost,
}: {
  clan: TorneoClan | null
  estado: TorneoMatchPage['estado']
  lost: boolean
}) {
  if (!clan) return <span className={`line ${css.side} dim`}>{estado === 'libre' ? 'Libre' : 'Por definir'}</span>
  return (
    <Link className={`line ${css.side} ${lost ? 'dim' : ''}`} to={paths.clan(clan.id_clan)}>
      <Emblem nombre={clan.nombre} imagen={clan.imagen} size={40} />
      <span translate="no">{clan.nombre}</span>
    </Link>
  )
}

function sentenceOf(match: TorneoMatchPage, now: number): string {
  if (isCalledOff(match, match.torneo.estado)) return 'El torneo se canceló: esta partida no se juega.'
  const { estado, a, b, ganador, objeta_hasta, objecion, sin_jugar, fecha, mejor_de } = match
  const winner = [a, b].find((side) => side?.id_clan === ganador)?.nombre
  switch (estado) {
    case 'por-definir':
      return 'Falta saber quién la juega.'
    case 'libre':
      return winner ? `${winner} pasa sin jugar.` : 'No hizo falta jugarla.'
    case 'lista': {
      const when = fecha && `${Date.parse(fecha) > now ? 'Se juega' : 'Tocaba'} el ${formatDayAndTime(fecha)}.`
      return `${bestOfText(mejor_de)}. ${when ?? 'Se puede jugar ya.'} Reporta quien pierda.`
    }
    case 'en-juego':
      return `Se está jugando, ${bestOfText(mejor_de).toLowerCase()}. Reporta quien pierda.`
    case 'reportada':
      return objecion
        ? `Objetada: «${objecion}». Decide la organización.`
        : `Reportada: quien ganó la confirma, o puede objetar${objeta_hasta ? ` hasta las ${formatTime(objeta_hasta)}` : ''}. Si no dice nada, se cierra.`
    case 'cerrada':
      if (isDoubleNoShow(match)) return 'Nadie se presentó: la pierden los dos.'
      return sin_jugar ? `La ganó ${winner ?? ''} sin jugar.` : `La ganó ${winner ?? ''}.`
  }
}

/** Head of a match's page: both sides with the score, the match's state and the time left. */
export function MatchHead({ match }: { match: TorneoMatchPage }) {
  const now = useNow()
  const { torneo, id, ronda, a, b, marcador, ganador, estado, fecha, objeta_hasta, id_match } = match
  const { text, look } = partidaChip(match, torneo.estado)
  const off = isCalledOff(match, torneo.estado)
  const decided = ganador !== null || isDoubleNoShow(match)
  const until = off ? null : estado === 'reportada' ? objeta_hasta : estado === 'lista' ? fecha : null
  return (
    <>
      <div className="row title">
        <div className="grow">
          <Crumbs
            trail={[
              { to: paths.torneos, label: 'Torneos' },
              { to: paths.torneoTab(torneo.id, 'llave'), label: torneo.nombre },
            ]}
          />
          <h1>{partidaTitle(match)}</h1>
          <div className="row facts">
            <span className={`chip ${look}`}>{text}</span>
            <span>{`${ronda}, partida n.º ${id}`}</span>
          </div>
        </div>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      <div className={`grid ${css.head}`} role="group" aria-label="Marcador">
        <SideName clan={a} estado={estado} lost={decided && a?.id_clan !== ganador} />
        <span className={css.result}>{marcador ? `${marcador[0]}–${marcador[1]}` : '–'}</span>
        <SideName clan={b} estado={estado} lost={decided && b?.id_clan !== ganador} />
      </div>
      <section className={`callout ${nowCss.now}`} aria-label="Estado">
        {until !== null && Date.parse(until) > now && (
          <p className={nowCss.clock} role="timer">
            <small>{estado === 'reportada' ? 'Se cierra en' : 'Faltan'}</small>{' '}
            <span translate="no">{clockLeft(until, now)}</span>
          </p>
        )}
        <p className={nowCss.sentence} role="status">
          {sentenceOf(match, now)}
        </p>
        {id_match !== null && (
          <Link className="more" to={paths.partida(id_match)}>
            Ver la partida en el ladder
          </Link>
        )}
      </section>
    </>
  )
}
