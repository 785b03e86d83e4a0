import type { PalmaresEtapaPage } from '@trinchera/contract/palmares'
import { chileDay } from '@trinchera/rules/chile-time'
import { monthOf } from '@trinchera/rules/spanish-dates'
import { useMemo, useState } from 'react'
import { Emblem } from '../../art/Emblem'
import { useWidth } from '../../lib/use-width'
import { Axes } from '../../ui/chart/Axes'
import chartCss from '../../ui/chart/Chart.module.css'
import { drawPlaces, type PlaceLine, type PlacesDrawing } from './places-chart'
import css from './places-chart.module.css'

type Grafico = PalmaresEtapaPage['grafico']

const placeText = (place: number | null | undefined) => (place ? String(place) : 'No Rankeado')
const monthText = (date: string) => `${monthOf(chileDay(date))} de ${chileDay(date).slice(0, 4)}`

/** The highlighted line of the chart, with numbers for the clan's place at the end of each month. */
const LitLine = ({ line }: { line: PlaceLine }) => (
  <>
    <path className={css.ground} d={line.path} />
    <path className={chartCss.line} d={line.path} />
    {line.dots.map(({ x, y, place }) => (
      <g key={x}>
        <path className={chartCss.point} d={`M${x - 4} ${y - 4}h8v8h-8z`} />
        <text className={css.place} x={x} y={y - 9} textAnchor="middle">
          {place}
        </text>
      </g>
    ))}
  </>
)

interface PictureProps {
  drawing: PlacesDrawing
  lit: number | undefined
  onLight: (id: number) => void
}

function Picture({ drawing, lit, onLight }: PictureProps) {
  const { frame, lines, rows, columns } = drawing
  const bright = lines.find(({ id }) => id === lit)
  return (
    <svg className={`${chartCss.chart} ${css.chart}`} viewBox={`0 0 ${frame.width} ${frame.height}`}>
      <Axes frame={frame} rows={rows} columns={columns} />
      {lines.map(({ id, path, dots }) => (
        <g key={id}>
          <path className={css.line} d={path} />
          {dots.map(({ x, y }) => (
            <path key={x} className={css.dot} d={`M${x - 2.5} ${y - 2.5}h5v5h-5z`} />
          ))}
        </g>
      ))}
      {bright && <LitLine line={bright} />}
      {lines.map(
        ({ id, end }) =>
          end && (
            <text key={id} className={id === lit ? css.named : ''} x={frame.width - frame.right + 12} y={end.y + 5}>
              {end.text}
            </text>
          ),
      )}
      {lines.map(({ id, path, end }) => (
        <g key={id} className={css.touch} onPointerEnter={() => onLight(id)} onClick={() => onLight(id)}>
          <path d={path} />
          {end && <rect x={frame.width - frame.right} y={end.y - 11} width={frame.right} height={22} />}
        </g>
      ))}
    </svg>
  )
}

const PlacesTable = ({ fechas, series }: Grafico) => (
  <div className="screen-reader-only">
    <table>
      <caption>Puestos de los diez primeros al cierre de cada mes</caption>
      <thead>
        <tr>
          <th scope="col">Clan</th>
          {fechas.map((date) => (
            <th key={date} scope="col">
              {monthText(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ id, nombre, puestos }) => (
          <tr key={id}>
            <th scope="row" translate="no">
              {nombre}
            </th>
            {fechas.map((date, month) => (
              <td key={date}>{placeText(puestos[month])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/**
 * Line chart of the places of an etapa's first ten clans, by month. Hovering a line or pressing its clan's button highlights the line.
 * Initially the champion's line is highlighted.
 */
export function PlacesChart({ fechas, series }: Grafico) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const [lit, setLit] = useState(series[0]?.id)
  const drawing = useMemo(
    () =>
      drawPlaces(
        series,
        fechas.map((date) => Date.parse(date)),
        width,
      ),
    [series, fechas, width],
  )
  return (
    <figure>
      <div className={css.plot} ref={ref} aria-hidden="true">
        {width > 0 && <Picture drawing={drawing} lit={lit} onLight={setLit} />}
      </div>
      <ul className={`grid mt-2 ${css.key}`} aria-label="Clanes del gráfico">
        {series.map(({ id, nombre, imagen }) => (
          <li key={id}>
            <button
              type="button"
              className={`line ${css.clan}`}
              title={nombre}
              aria-pressed={id === lit}
              onClick={() => setLit(id)}
              onFocus={() => setLit(id)}
              onPointerEnter={() => setLit(id)}
            >
              <Emblem nombre={nombre} imagen={imagen} size={26} />
              <span translate="no">{nombre}</span>
            </button>
          </li>
        ))}
      </ul>
      <PlacesTable fechas={fechas} series={series} />
    </figure>
  )
}
