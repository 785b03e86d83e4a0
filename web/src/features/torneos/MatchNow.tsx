import type { TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { formatTime } from '@trinchera/rules/presentation'
import { useNow } from '../../lib/clock'
import { useMapNames } from '../../lib/use-map-name'
import { ButtonLink } from '../../ui/controls/Button'
import { clockLeft } from '../../ui/match/reto-text'
import { bestOfText, partidaTitle } from '../../ui/match/torneo-text'
import nowCss from '../../ui/match/now.module.css'
import css from './torneos.module.css'
import type { useOwn } from './use-own'

interface MatchNowProps {
  torneo: Pick<Torneo, 'id'>
  partida: TorneoPartida
  own: ReturnType<typeof useOwn>
}

/** The match that the viewer's clan now has to play, report or confirm, with a link to the match's page. */
export function MatchNow({ torneo, partida, own }: MatchNowProps) {
  const now = useNow()
  const nameOf = useMapNames()
  const { id, a, b, estado, fecha, mejor_de, mapas, objeta_hasta, objecion, marcador } = partida
  const mine = [a, b].find((side) => side !== null && own.ids.includes(side.id_clan)) ?? undefined
  const rival = mine?.id_clan === a?.id_clan ? b : a
  const reports = mine !== undefined && own.reportsFor(mine.id_clan)
  const objects = objeta_hasta !== null && Date.parse(objeta_hasta) > now
  const lost =
    marcador !== null &&
    mine !== undefined &&
    (mine.id_clan === a?.id_clan ? marcador[0] < marcador[1] : marcador[1] < marcador[0])
  const played = mapas.map((code, index) => `mapa ${index + 1} ${nameOf(code)}`).join(', ')
  const score = marcador ? ` (${[...marcador].sort((x, y) => x - y).join('–')})` : ''
  const sentence =
    estado === 'reportada'
      ? objecion
        ? `Tu partida con ${rival?.nombre ?? 'el rival'} está objetada: decide la organización.`
        : lost
          ? `Tu clan reportó su derrota${score}. Se cierra cuando la confirmen, o sola si nadie objeta.`
          : `${rival?.nombre ?? 'El rival'} reportó su derrota${score}${objeta_hasta ? `: confirmen, u objeten hasta las ${formatTime(objeta_hasta)}` : ''}.`
      : `Les toca: ${rival?.nombre ?? 'por definir'}${played ? `, ${played}` : ''}. ${bestOfText(mejor_de)}.`
  return (
    <section className={`callout ${nowCss.now} ${reports && !lost ? nowCss.turn : ''}`} aria-label="Estado">
      {estado === 'reportada' && objects && (
        <p className={nowCss.clock} role="timer">
          <small>Se cierra en</small> <span translate="no">{clockLeft(objeta_hasta, now)}</span>
        </p>
      )}
      {estado !== 'reportada' && fecha !== null && Date.parse(fecha) > now && (
        <p className={nowCss.clock} role="timer">
          <small>Faltan</small> <span translate="no">{clockLeft(fecha, now)}</span>
        </p>
      )}
      <p className={nowCss.sentence} role="status">
        {sentence}
      </p>
      <div className={`row mt-3 ${css.acts}`}>
        <ButtonLink
          kind="primary"
          to={paths.torneoPartida(torneo.id, id)}
          aria-label={`Ir a la partida ${partidaTitle(partida)}`}
        >
          {reports && estado !== 'reportada'
            ? 'Reportar'
            : reports && objects && !lost
              ? 'Confirmar u objetar'
              : 'Ir a la partida'}
        </ButtonLink>
      </div>
    </section>
  )
}
