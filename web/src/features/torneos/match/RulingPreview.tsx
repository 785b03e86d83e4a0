import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import type { TorneoPartida } from '@trinchera/contract/torneo-llave'
import { FieldError } from '../../../ui/form/FieldError'
import { isDoubleNoShow, partidaEstadoText, partidaTitle } from '../../../ui/match/torneo-text'
import { LoadingText } from '../../../ui/state/states'
import css from '../torneos.module.css'

/** A match and its result: 'Puelche contra Camanchaca, la gana Camanchaca 2–1' (winner's maps first). Unknown sides are 'Por definir'. */
function describe(partida: TorneoPartida): string {
  const { a, b, ganador, marcador, estado } = partida
  const title = partidaTitle(partida)
  const scoreOf = (maps: readonly number[] | null) => (maps ? ` ${maps.join('–')}` : '')
  if (isDoubleNoShow(partida)) return `${title}, la pierden los dos`
  const winner = [a, b].find((side) => side !== null && side.id_clan === ganador)
  if (winner) return `${title}, la gana ${winner.nombre}${scoreOf(marcador && [...marcador].sort((x, y) => y - x))}`
  return a && b ? `${title}, ${partidaEstadoText[estado].text.toLowerCase()}${scoreOf(marcador)}` : title
}

interface RulingPreviewProps {
  preview: ReplyOf<Routes['previewTorneoRuling']>['data'] | undefined
  pending: boolean
  /** Why the server refuses the decision; undefined if it does not. */
  refused: string | undefined
}

/** Effects of a decision: each changed match before and after. */
export function RulingPreview({ preview, pending, refused }: RulingPreviewProps) {
  return (
    <div aria-busy={pending}>
      <div className="line head">
        <h2>Qué va a cambiar</h2>
      </div>
      {pending && <LoadingText>Calculando…</LoadingText>}
      <FieldError role="alert" text={refused} />
      {!refused && preview?.partidas.length === 0 && <p className="small">Nada: queda como está.</p>}
      {!refused && preview && preview.partidas.length > 0 && (
        <ul className="list" aria-label="Partidas que cambian">
          {preview.partidas.map((after) => {
            const before = preview.antes.find(({ id }) => id === after.id)
            return (
              <li key={after.id} className={`grid ${css.change}`}>
                <b>{`Partida n.º ${after.id}`}</b>
                {before && <span className="small dim">{`Ahora: ${describe(before)}`}</span>}
                <span className="small">{`Así quedaría: ${describe(after)}`}</span>
              </li>
            )
          })}
        </ul>
      )}
      {!refused && preview?.estado === 'terminado' && !preview.campeon && (
        <p className="small">El torneo termina sin campeón.</p>
      )}
      {!refused && preview?.campeon && (
        <p className="small">
          Campeón: <span translate="no">{preview.campeon.nombre}</span>
        </p>
      )}
    </div>
  )
}
