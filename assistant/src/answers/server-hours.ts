import { formatTime } from '@trinchera/rules/presentation'
import { serverChartMs } from '@trinchera/rules/limits'
import { playersBySpan } from '@trinchera/db/queries/servidores/samples'
import type { Asked, Reply } from '../intent'
import { playedHours } from './played-hours'
import { paths } from '@trinchera/contract/site-paths'
import { bold, copied, lines, link, quoted, people, sayIn } from '../wording'

const days = serverChartMs / (24 * 3_600_000)
const history = () =>
  `Cada servidor muestra sus últimos ${days} días en ${link('Servidores', paths.servidores)}, y ahí puedes pedir un aviso para cuando haya gente.`

/** The hour of the day in Chile with the most players over the last days, and how many on average; null where nothing was counted. */
async function busiest({ site: { db, now } }: Pick<Asked, 'site'>): Promise<{ hour: number; players: number } | null> {
  const byHour = new Map<number, number[]>()
  for (const { fecha, jugadores } of await playersBySpan(db, now)) {
    const hour = Number(formatTime(fecha).slice(0, 2))
    byHour.set(hour, [...(byHour.get(hour) ?? []), jugadores])
  }
  const averages = [...byHour].map(([hour, counts]) => ({
    hour,
    players: Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length),
  }))
  const [most] = averages.sort((a, b) => b.players - a.players || a.hour - b.hour)
  return most?.players ? most : null
}

/** When the servers fill up, as far as was counted. */
export async function busyHours(asked: Pick<Asked, 'site'>): Promise<Reply> {
  const most = await busiest(asked)
  const next = most && `${String((most.hour + 1) % 24).padStart(2, '0')}:00`
  return {
    text: lines(
      most
        ? `En los últimos ${days} días, la mejor hora fue entre las ${bold(`${String(most.hour).padStart(2, '0')}:00 y las ${next}`)}: cerca de ${people(most.players)}, entre todos los servidores.`
        : 'No hay hora fija, y de los servidores todavía no tengo cuentas de los últimos días.',
      !most && (await playedHours(asked.site, sayIn(false))),
      history(),
    ),
    sugerencias: ['¿Hay gente jugando ahora?', '¿Cómo elijo mis avisos?'],
  }
}

/** The server with the most players now. */
export async function fullestServer({ site }: Asked): Promise<Reply> {
  const servers = await site.servidores()
  const [first, second] = servers
    .filter(({ en_linea, jugadores }) => en_linea && jugadores > 0)
    .sort((a, b) => b.jugadores - a.jugadores)
  if (!first)
    return {
      text: lines('Ahora no hay nadie jugando en ninguno.', link('Ver los servidores', paths.servidores)),
      sugerencias: ['¿A qué hora hay gente?'],
    }
  const {
    mapas: { lista },
  } = await site.opciones()
  const map =
    first.mapa && (lista.find(({ codigo }) => codigo.toLowerCase() === first.mapa?.toLowerCase())?.nombre ?? first.mapa)
  return {
    text: lines(
      `El que tiene más gente es ${bold(quoted(first.nombre))}: ${bold(`${first.jugadores} de ${first.max_jugadores}`)}${map ? `, en ${quoted(map)}` : ''}. Dirección: ${bold(copied(`${first.host}:${first.puerto}`))}.`,
      second && `Le sigue ${bold(quoted(second.nombre))}, con ${second.jugadores}.`,
      link('Ver los servidores', paths.servidores),
    ),
    servidor: first.id,
    sugerencias: [`¿Quién está en ${first.nombre}?`],
  }
}
