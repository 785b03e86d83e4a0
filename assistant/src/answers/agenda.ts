import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { paths } from '@trinchera/contract/site-paths'
import { mapas as standard } from '@trinchera/rules/mapas'
import { mostRetoDates, retoLatestMs, retoSoonestMs } from '@trinchera/rules/limits'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { inNames } from '../names/in-names'
import { agendaRetos, agreedRetos, daysOf, type AgendaAsked } from '../query/agenda'
import type { Thread } from '../thread-state'
import { allTorneos, plays, readPlayed } from '../torneos/facts'
import { stranger } from '../torneos/of-clan'
import { all as listIn, matchList, onTime, torneoLink } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bulletsUpTo, counted, lines, link, named, quoted, sayIn, verb, type Say } from '../wording'
import { plainText, type Word } from '../words/plain'
import { saidIn } from '../words/said'
import { etapaLink } from './which'

export const howToChallenge = `Los partidos se acuerdan ${bold('entre clanes')}: quien reporta en un clan (Líder, Co-Líder o Capitán) reta a otro de la etapa y ofrece hasta ${mostRetoDates} fechas, cada una entre ${retoSoonestMs / 3_600_000} horas y ${retoLatestMs / 86_400_000} días más adelante; el otro acepta una, ofrece otras o rechaza.`
const agenda = link('Agenda', paths.agenda)
const most = 6

const versus = ({ id, retador, retado }: Reto, say: Say) =>
  bold(link(`${retador.nombre} ${say('contra', 'vs')} ${retado.nombre}`, paths.reto(id)))
const sideOf = ({ retador, retado }: Reto, id: number | null) =>
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
function dueSaid(reto: Reto, say: Say): string {
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
const facts: readonly (readonly [id: string, tell: Tell])[] = [
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
const unasked = ['mapas', 'bando', 'servidor', 'pidio', 'turno']

const words = corpus.words.aspects.retos
/** What a question asks of retos beside which they are. */
const factsAsked = (said: readonly Word[]) =>
  saidIn(
    words,
    said.map(({ plain }) => plain),
  ).filter((id) => id !== 'nada')
/** Whether a word asks something of a reto, or nothing at all. */
const isOfReto = (word: string) => saidIn(words, [word]).length > 0

const became: Partial<Record<Reto['estado'], readonly [es: string, en: string]>> = {
  propuesto: ['sin acordar', 'not agreed yet'],
  cancelado: ['cancelado', 'cancelled'],
  rechazado: ['rechazado', 'refused'],
  vencido: ['venció sin respuesta', 'lapsed'],
  'no-presentado': ['alguien no se presentó', 'somebody did not come'],
}

/** A reto in a line: who against whom, when, where, and what became of it. */
function line(reto: Reto, say: Say): string {
  const { estado, fecha, etapa, cierre } = reto
  const by = cierre?.id_clan ? ` ${say('por', 'by')} ${named(sideOf(reto, cierre.id_clan))}` : ''
  const [es = '', en = ''] = became[estado] ?? []
  const ending = es && `, ${say(es, en)}${by}${cierre?.motivo ? `: «${quoted(cierre.motivo)}»` : ''}`
  return `${versus(reto, say)}${fecha ? `, ${onTime(fecha, say)}` : ''}, ${etapaLink(etapa)}${ending}.`
}

/** Some retos, each in a line, with what is asked of them. `isWhole`: of one alone all that is known. */
async function listed(
  retos: readonly Reto[],
  asked: readonly string[],
  isWhole: boolean,
  site: Site,
  say: Say,
): Promise<string> {
  const isOne = retos.length === 1
  const rows = retos.map(async (reto) => {
    const more = isOne && isWhole ? unasked : reto.estado === 'propuesto' && !asked.length ? ['turno', 'fecha'] : []
    const of = [...asked, ...more]
    const told = facts.flatMap(([id, tell]) => (of.includes(id) ? [tell({ reto, site, say })] : []))
    const said = (await Promise.all(told)).filter(Boolean)
    // what is asked of one and not known yet is still to be picked
    const rest = asked.length && !said.length ? [dueSaid(reto, say)] : said
    return [line(reto, say), ...rest].filter(Boolean).join(isOne ? '\n' : ' ')
  })
  return bulletsUpTo(await Promise.all(rows), most, paths.agenda, say)
}

/** What the clans that are asked of, or all on days that are said, are to play in torneos, with the first of those matches. */
async function torneosBeside(
  { clans, days, states, mine, etapas }: AgendaAsked,
  site: Site,
  say: Say,
): Promise<Pick<Reply, 'text' | 'torneo'>> {
  if (!states.includes('acordado') || etapas.length || (!days && !mine && !clans.length)) return { text: '' }
  const named = clans.flatMap((who) => (who.kind === 'clan' ? [who.clanes.map(({ id }) => id)] : []))
  const sides = mine ? [...named, (await ownClans(site)).map(({ id }) => id)] : named
  const isThen = (fecha: string | null) => !days || (fecha !== null && fecha >= days.from && fecha < days.before)
  const told = (await readPlayed(site, await allTorneos(site))).flatMap((facts) => {
    const found = facts.open.filter(
      ({ partida, ronda }) => isThen(partida.fecha) && sides.every((ids) => plays(...ids)({ partida, ronda })),
    )
    return found.length ? [{ facts, found }] : []
  })
  const [first] = told
  return {
    text: lines(
      ...told.map(({ facts, found }) =>
        matchList(`${say('En', 'In')} ${torneoLink(facts.page)}:`, facts, found, say, 3),
      ),
    ),
    ...(first ? { torneo: { id: first.facts.page.id, aspect: 'proxima', match: first.found[0]?.partida.id } } : {}),
  }
}

/** What some retos are called: '2 retos acordados de Puelche hoy'. */
function headOf(count: number, { clans, mine, days, states }: AgendaAsked, say: Say): string {
  const names = listIn(
    clans.map(({ nombre }) => named(nombre)),
    say,
  )
  const whose = mine ? say(' de tu clan', ' of your clan') : names && ` ${say('de', 'of')} ${names}`
  const agreed = states.includes('acordado')
  const [one, many] = agreed ? ['reto acordado', 'retos acordados'] : ['reto que no se jugó', 'retos que no se jugaron']
  const what = say(
    counted(count, `1 ${one}`, `${count || 'No hay'} ${many}`),
    counted(count, '1 agreed challenge', `${count || 'No'} agreed challenges`),
  )
  return `${count ? bold(what) : what}${whose}${mine && names ? ` ${say('con', 'with')} ${names}` : ''}${days ? say(` ${days.said}`, ' then') : ''}`
}

/** The retos that are asked for, with those that wait for an answer; `said`: the question. */
export async function tellRetos(
  asked: AgendaAsked,
  site: Site,
  said: readonly Word[] = [],
  say: Say = sayIn(false),
): Promise<Reply> {
  const { clans, days, mine } = asked
  const where = say(`Todos están en ${agenda}.`, `All of them are in the ${agenda}.`)
  const own = mine ? (await ownClans(site)).map(({ id }) => id) : []
  if (mine && !own.length)
    return {
      text: lines(
        site.asker
          ? say('No estás en ningún clan de una etapa abierta.', 'You are in no clan of an open stage.')
          : stranger(say),
        where,
      ),
      sugerencias: ['¿Qué retos hay?'],
    }
  const found = await agendaRetos(asked, site)
  const later = days && !found.length ? await agendaRetos({ ...asked, days: null }, site) : []
  const agreed = found.filter(({ estado }) => estado !== 'propuesto')
  const open = found.filter(({ estado }) => estado === 'propuesto')
  const torneos = await torneosBeside(asked, site, say)
  const rival =
    found.length === 1 &&
    own.length > 0 &&
    [found[0]?.retador, found[0]?.retado].find((side) => side && !own.includes(side.id))
  const met = rival && site.community.clanById.get(rival.id)
  const asks = factsAsked(said)
  const list = (retos: readonly Reto[], of: readonly string[] = asks) => listed(retos, of, true, site, say)
  return {
    text: lines(
      `${headOf(agreed.length, asked, say)}${agreed.length ? ':' : '.'}`,
      await list(agreed),
      open.length > 0 && lines(say('Por responder:', 'Waiting for an answer:'), await list(open)),
      later.length > 0 && lines(say('Los que vienen:', 'Those to come:'), await list(later.slice(0, 3), [])),
      torneos.text,
      !found.length && !later.length && !torneos.text && say(howToChallenge, ''),
      where,
    ),
    quien: clans.length || !met ? clans : [met],
    ...(found.length || !torneos.torneo ? {} : { torneo: torneos.torneo }),
    mine,
    sugerencias: found.length ? ['¿Qué es un reto?'] : ['¿Cómo coordino una partida?', '¿Qué es un reto?'],
  }
}

/** As many words has what goes on with a reto. */
const mostWords = 11

/** What a short question asks of the retos that were told; null where it asks something else. */
export async function retoAgain(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { mentions, map, server } = question
  if (thread.intent !== 'retos-proximos' || !thread.retos.length || map || server || question.words.length > mostWords)
    return null
  if (mentions.some(({ clan, others }) => !clan || others)) return null
  const isName = inNames(question)
  const asked = factsAsked(question.words)
  const isOfRetos = question.read.every(
    ({ kind, from }) => kind === 'common' || isName(from) || isOfReto(question.words[from]?.plain ?? ''),
  )
  if (!asked.length || !isOfRetos) return null
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const told = thread.retos.flatMap((id) => seen.find((reto) => reto.id === id) ?? [])
  const ids = mentions.flatMap(({ clan }) => clan?.clanes.map((each) => each.id) ?? [])
  const text = plainText(question.words)
  const days = daysOf(text, site.now)
  const [, which] = /\b(?:el|del|al) (primero|segundo|otro|ultimo)\b/.exec(text) ?? []
  // as far as a question narrows them
  const meant = [
    ({ retador, retado }: Reto) => ids.includes(retador.id) || ids.includes(retado.id),
    ({ fecha }: Reto) => days !== null && fecha !== null && fecha >= days.from && fecha < days.before,
    ({ id }: Reto) => which !== undefined && id === told.at({ primero: 0, segundo: 1, otro: 1 }[which] ?? -1)?.id,
    ({ estado }: Reto) => (estado === 'propuesto') === /\b(?:respond|contest|acept)/.test(text),
  ].reduce((left: readonly Reto[], fits) => (left.some(fits) ? left.filter(fits) : left), told)
  const [only] = meant
  if (!only) return null
  const about = meant.length === 1 ? [only.retador, only.retado] : []
  return {
    text: await listed(meant, asked, false, site, sayIn(false)),
    quien: about.flatMap(({ id }) => site.community.clanById.get(id) ?? []),
    mine: thread.mine,
  }
}
