import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { mapas as standard } from '@trinchera/rules/mapas'
import { corpus } from '../corpus/corpus'
import type { Site } from '../intent'
import { agreedRetos } from '../query/agenda'
import { all as listIn, onTime } from '../torneos/say'
import { bold, counted, link, named, quoted, verb, type Say } from '../wording'
import type { Word } from '../words/plain'
import { saidIn } from '../words/said'

// What can be told of one reto, and what words ask for it.

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
  return bold(said.join(say(' y ', ' and ')))
}

/** What is still to be picked, and whose turn it is until when. */
export function dueSaid(reto: Reto, say: Say): string {
  const { estado, turno, responde_hasta, elige, mapas, mejor_de, bando, servidor } = reto
  if (!agreedRetos.states.includes(estado)) return ''
  const isOpen = estado === 'propuesto'
  const lacks = [
    mapas.length < mejor_de && (mapas.length ? say('un mapa', 'a map') : say('los mapas', 'the maps')),
    !bando && say('el bando', 'the sides'),
    servidor === null && say('el servidor', 'the server'),
  ].filter((each) => each !== false)
  const which = mejor_de > 1 ? (mapas.length ? say('segundo ', 'second ') : say('primer ', 'first ')) : ''
  const pick =
    elige?.que === 'bando' ? say('el bando', 'the sides') : `${say('el', 'the')} ${which}${say('mapa', 'map')}`
  const what = isOpen ? say('responder', 'to answer') : `${say('elegir', 'to pick')} ${pick}`
  const until = isOpen ? responde_hasta : elige?.hasta
  const who = isOpen ? turno : elige && elige.id_clan
  const otherwise = isOpen ? say('vence solo', 'it lapses') : say('sale al azar', 'it is drawn by lot')
  const name = named(sideOf(reto, who))
  return [
    !isOpen && lacks.length > 0 && `${say('Falta elegir', 'To be picked')}: ${listIn(lacks.map(bold), say)}.`,
    who !== null &&
      `${say(`Le toca ${bold(what)} a ${name}`, `It is for ${name} ${bold(what)}`)}${until ? `, ${say('hasta', 'until')} ${onTime(until, say)}` : ''}; ${say('si no', 'else')}, ${otherwise}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

interface Telling {
  reto: Reto
  site: Site
  say: Say
}
type Tell = (telling: Telling) => string | Promise<string>

async function mapsSaid({ reto, site, say }: Telling): Promise<string> {
  const { lista } = (await site.opciones()).mapas
  const told = reto.mapas.map(({ codigo, elegido_por }) => {
    const map = [...lista, ...standard].find((each) => each.codigo.toLowerCase() === codigo.toLowerCase())
    const by = sideOf(reto, elegido_por)
    const picked = say(`lo ${verb('eligió', 'eligieron', by)} ${named(by)}`, `picked by ${named(by)}`)
    return `${bold(map?.nombre ?? codigo)} (${by ? picked : say('al azar', 'drawn by lot')})`
  })
  return told.length ? `${say('Mapas', 'Maps')}: ${listIn(told, say)}.` : ''
}

async function serverSaid({ reto, site, say }: Telling): Promise<string> {
  const server = (await site.servidores()).find(({ id }) => id === reto.servidor)
  return server ? `${say('Servidor', 'Server')}: ${bold(quoted(server.nombre))}.` : ''
}

function sidesSaid({ reto: { bando, retador, retado }, say }: Telling): string {
  const told = [retador, retado].map(({ id, nombre }) => {
    const side =
      (bando?.lado === 'eje') === (bando?.id_clan === id) ? say('el Eje', 'the Axis') : say('los Aliados', 'the Allies')
    return say(
      `${named(nombre)} ${verb('juega', 'juegan', nombre)} con ${bold(side)}`,
      `${named(nombre)} on ${bold(side)}`,
    )
  })
  return bando ? `${listIn(told, say)}.` : ''
}

/** What can be told of a reto, by what asks for it (`corpus/words/aspectos.txt`). */
export const facts: readonly (readonly [id: string, tell: Tell])[] = [
  [
    'fecha',
    ({ reto: { fecha, fechas, estado }, site, say }) =>
      estado === 'propuesto'
        ? `${say('Fechas ofrecidas', 'Dates on offer')}: ${listIn(
            fechas.map((date) => onTime(date, say)),
            say,
          )}.`
        : fecha
          ? say(
              `Faltan ${timeLeft(fecha, site, say)}; hora de Chile.`,
              `It is in ${timeLeft(fecha, site, say)}, on Chile's clock.`,
            )
          : '',
  ],
  [
    'estado',
    ({ reto: { estado }, say }) =>
      estado === 'acordado'
        ? say(
            `Sigue acordado. La fecha ya ${bold('no')} se cambia: se ${bold('cancela')} con su motivo en su página y se pide otro.`,
            `It still stands. Its date does ${bold('not')} change: it is ${bold('cancelled')} on its page, and another one asked for.`,
          )
        : '',
  ],
  ['mapas', mapsSaid],
  ['bando', sidesSaid],
  ['servidor', serverSaid],
  [
    'pidio',
    ({ reto: { retador }, say }) =>
      say(
        `Lo ${verb('pidió', 'pidieron', retador.nombre)} ${named(retador.nombre)}.`,
        `${named(retador.nombre)} asked for it.`,
      ),
  ],
  ['turno', ({ reto, say }) => dueSaid(reto, say)],
]
/** What is told unasked of one that is told alone. */
export const unasked = ['mapas', 'bando', 'servidor', 'pidio', 'turno']

const words = corpus.words.ofRetos
/** What a question asks of retos beside which they are. */
export const factsAsked = (said: readonly Word[]) =>
  saidIn(
    words,
    said.map(({ plain }) => plain),
  ).filter((id) => id !== 'nada')
/** Whether a word asks something of a reto, or nothing at all. */
export const isOfReto = (word: string) => saidIn(words, [word]).length > 0
