import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { mapas as standard } from '@trinchera/rules/mapas'
import type { Site } from '../intent'
import { agreedRetos } from '../query/agenda'
import { onTime } from '../torneos/say'
import { bold, counted, link, listed, named, quoted, verb, type Say } from '../wording'

/** The two of a reto, as a link to it. */
export const versus = ({ id, retador, retado }: Reto, say: Say) =>
  bold(link(`${retador.nombre} ${say('contra', 'vs')} ${retado.nombre}`, paths.reto(id)))
/** The name of one of the two. */
export const sideOf = ({ retador, retado }: Reto, id: number | null) =>
  [retador, retado].find((side) => side.id === id)?.nombre ?? ''

/** How long it is until a moment: '1 día y 9 horas'. */
function timeLeft(moment: string, { now }: Site, say: Say): string {
  const minutes = Math.max(0, Math.round((Date.parse(moment) - now.getTime()) / 60_000))
  const parts = [
    [Math.floor(minutes / 1440), say('día', 'day')] as const,
    [Math.floor((minutes % 1440) / 60), say('hora', 'hour')] as const,
    [minutes < 1440 ? minutes % 60 : 0, say('minuto', 'minute')] as const,
  ]
  const said = parts.flatMap(([count, one]) => (count ? [counted(count, `1 ${one}`, `${count} ${one}s`)] : []))
  return bold(listed(said, say))
}

/** When it is, or which dates are on offer. */
function dateSaid({ estado, fecha, fechas }: Reto, site: Site, say: Say): string {
  const dates = fechas.map((date) => onTime(date, say))
  if (estado === 'propuesto') return `${say('Fechas ofrecidas', 'Dates on offer')}: ${listed(dates, say)}.`
  if (estado !== 'acordado' || !fecha) return ''
  const left = timeLeft(fecha, site, say)
  return say(
    `Faltan ${left}; hora de Chile. Sigue acordado: la fecha ya ${bold('no')} se cambia; se ${bold('cancela')} en su página y se pide otro.`,
    `It is in ${left}, on Chile's clock. It still stands: its date does ${bold('not')} change; it is ${bold('cancelled')} on its page.`,
  )
}

/** What is still to be picked or answered, and whose turn it is until when. */
function dueSaid(reto: Reto, say: Say): string {
  const { estado, turno, responde_hasta, elige, mapas, mejor_de, bando, servidor } = reto
  if (!agreedRetos.states.includes(estado)) return ''
  const isOpen = estado === 'propuesto'
  const lacks = [
    mapas.length < mejor_de && (mapas.length ? say('un mapa', 'a map') : say('los mapas', 'the maps')),
    !bando && say('el bando', 'the sides'),
    servidor === null && say('el servidor', 'the server'),
  ].flatMap((each) => (each && !isOpen ? [bold(each)] : []))
  const which = mejor_de > 1 ? (mapas.length ? say('segundo ', 'second ') : say('primer ', 'first ')) : ''
  const pick = elige?.que === 'bando' ? say('el bando', 'the sides') : say(`el ${which}mapa`, `the ${which}map`)
  const what = isOpen ? say('responder', 'to answer') : say(`elegir ${pick}`, `to pick ${pick}`)
  const [until, who] = isOpen ? [responde_hasta, turno] : [elige?.hasta, elige?.id_clan ?? null]
  const otherwise = isOpen ? say('vence solo', 'it lapses') : say('sale al azar', 'it is drawn by lot')
  const name = named(sideOf(reto, who))
  const limit = until ? say(`, hasta ${onTime(until, say)}`, `, until ${onTime(until, say)}`) : ''
  return [
    ...(lacks.length ? [say(`Falta elegir: ${listed(lacks)}.`, `To be picked: ${listed(lacks, say)}.`)] : []),
    ...(who === null
      ? []
      : [
          say(
            `Le toca ${bold(what)} a ${name}${limit}; si no, ${otherwise}.`,
            `It is for ${name} ${bold(what)}${limit}; else, ${otherwise}.`,
          ),
        ]),
  ].join(' ')
}

async function mapsSaid(reto: Reto, site: Site, say: Say): Promise<string> {
  const { lista } = (await site.opciones()).mapas
  const told = reto.mapas.map(({ codigo, elegido_por }) => {
    const map = [...lista, ...standard].find((each) => each.codigo.toLowerCase() === codigo.toLowerCase())
    const by = sideOf(reto, elegido_por)
    const picked = say(`lo ${verb('eligió', 'eligieron', by)} ${named(by)}`, `picked by ${named(by)}`)
    return `${bold(map?.nombre ?? codigo)} (${by ? picked : say('al azar', 'drawn by lot')})`
  })
  return told.length ? `${say('Mapas', 'Maps')}: ${listed(told, say)}.` : ''
}

async function serverSaid({ servidor }: Reto, site: Site, say: Say): Promise<string> {
  const server = (await site.servidores()).find(({ id }) => id === servidor)
  return server ? `${say('Servidor', 'Server')}: ${bold(quoted(server.nombre))}.` : ''
}

function sidesSaid({ bando, retador, retado }: Reto, say: Say): string {
  const told = [retador, retado].map(({ id, nombre }) => {
    const isAxis = (bando?.lado === 'eje') === (bando?.id_clan === id)
    const side = bold(isAxis ? say('el Eje', 'the Axis') : say('los Aliados', 'the Allies'))
    return say(`${named(nombre)} ${verb('juega', 'juegan', nombre)} con ${side}`, `${named(nombre)} on ${side}`)
  })
  return bando ? `${listed(told, say)}.` : ''
}

/** All that is known of a reto beside whom and when it is. */
export async function factsOf(reto: Reto, site: Site, say: Say): Promise<string[]> {
  const by = named(reto.retador.nombre)
  const told = [
    dateSaid(reto, site, say),
    await mapsSaid(reto, site, say),
    sidesSaid(reto, say),
    await serverSaid(reto, site, say),
    say(`Lo ${verb('pidió', 'pidieron', reto.retador.nombre)} ${by}.`, `${by} asked for it.`),
    dueSaid(reto, say),
  ]
  return told.filter(Boolean)
}
