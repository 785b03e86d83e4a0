import type { LiveSample } from '@trinchera/contract/retos'
import { useQuery } from '@tanstack/react-query'
import { retoSamplesQuery } from '../../lib/queries'
import { useMapNames } from '../../lib/use-map-name'
import { useWidth } from '../../lib/use-width'
import { Axes } from '../../ui/chart/Axes'
import chartCss from '../../ui/chart/Chart.module.css'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './live.module.css'
import { drawTimeline, mapStretches, stretchText } from './timeline'

const margins = { height: 150, left: 28, right: 4, top: 34, bottom: 26, gap: 6, foot: 8 }
/** Minimum width, px, that a map's part of the chart needs to show the map's name. */
const nameWide = 90

interface Shown {
  samples: readonly LiveSample[]
  clans: readonly { id: number; nombre: string }[]
}

function Drawn({ samples, clans }: Shown) {
  const nameOf = useMapNames()
  const { ref, width } = useWidth<HTMLDivElement>()
  const ids = clans.map(({ id }) => id)
  const frame = { ...margins, width }
  const drawing = drawTimeline(samples, ids, frame)
  const mapText = (mapa: string | null) => (mapa ? nameOf(mapa) : 'Sin mapa')
  return (
    <section aria-label="En el servidor">
      <SectionHead title="En el servidor" note="jugadores de cada clan" />
      <ul className={`row ${css.legend}`}>
        {clans.map(({ id, nombre }, i) => (
          <li key={id}>
            <span className={i === 0 ? css.first : css.second} aria-hidden="true" />
            <span translate="no">{nombre}</span>
          </li>
        ))}
      </ul>
      <div ref={ref} aria-hidden="true" className={css.chart}>
        {width > 0 && (
          <svg className={chartCss.chart} viewBox={`0 0 ${width} ${margins.height}`}>
            {drawing.maps.map(({ mapa, x, width: wide }, i) => (
              <g key={x}>
                <rect
                  className={i % 2 === 0 ? css.map : css.otherMap}
                  x={x}
                  y={margins.top}
                  width={Math.max(1, wide)}
                  height={margins.height - margins.top - margins.bottom}
                />
                {wide > nameWide && (
                  <text x={x + 4} y={margins.top - 12}>
                    {mapText(mapa)}
                  </text>
                )}
              </g>
            ))}
            <Axes frame={frame} rows={drawing.rows} columns={drawing.columns} columnLines />
            {drawing.lines.map((line, i) => (
              <path key={i} className={i === 0 ? css.firstLine : css.secondLine} d={line} />
            ))}
          </svg>
        )}
      </div>
      <ul className="small dim mt-2" aria-label="Mapas en orden">
        {mapStretches(samples, ids).map((stretch) => (
          <li key={stretch.from}>
            <span translate="no">{mapText(stretch.mapa)}</span>
            <span>{`, ${stretchText(stretch)}: hasta ${stretch.most.join(' contra ')}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Chart of a reto's game server during the reto: each clan's number of players, and the maps. Hidden if there are too few samples. */
export function Timeline({ reto, clans }: { reto: number; clans: Shown['clans'] }) {
  const { data: samples = [] } = useQuery(retoSamplesQuery(reto))
  return samples.length < 2 ? null : <Drawn samples={samples} clans={clans} />
}
