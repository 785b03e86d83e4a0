import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { daysOf, withoutNames } from '../query/agenda'
import type { AgendaAsked } from '../query/agenda-asked'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, bulletsUpTo, capital, lines, link, listed, named, quoted, verb } from '../wording'
import { picksOf, tellRetos, timeLeft, versus } from './agenda'
import { nextPick } from './reto-picks'

/** What can be asked of a reto that was told. */
type Field =
  | 'responder'
  | 'mover'
  | 'cancelar'
  | 'plazo'
  | 'falta'
  | 'turno'
  | 'nadie'
  | 'pidio'
  | 'bando'
  | 'servidor'
  | 'mapas'
  | 'rival'
  | 'etapa'
  | 'fechas'
  | 'cuanto-falta'
  | 'hora'

/** The more particular first: 'hasta qué hora se puede elegir el mapa' asks until when. */
const fields: readonly (readonly [Field, RegExp])[] = [
  [
    'responder',
    /\b(?:como|donde|quien(?:es)?)(?: (?:lo|la|le|se|puedo|puede[n]?|podemos|hay que|tengo que|hago para))* (?:acept|respond|contest|rechaz)\w*\b/,
  ],
  [
    'mover',
    /\b(?:mover(?:lo|la)?|muevo|corr(?:er(?:lo|la)?|o)|cambi(?:ar(?:lo|la)?|o|amos)|aplaz\w+|posterg\w+|adelant\w+|atras\w+|reagend\w+|reprogram\w+)\b(?! (?:el |los |de )?(?:mapas?|server|servidor|bando|lado))/,
  ],
  ['cancelar', /\b(?:cancel\w+|anul\w+|suspend\w+)\b/],
  ['plazo', /\b(?:plazo|hasta (?:cuando|que hora|que dia|que fecha)|cuando (?:se )?(?:vence|acaba|cierra)|limite)\b/],
  ['cuanto-falta', /\bcuant[oa]s? (?:tiempo |rato |horas |dias )?(?:faltan?|quedan?)\b/],
  [
    'falta',
    /\b(?:que|q|ke|cual|algo) (?:nos |me |les? )?(?:mas )?(?:faltan?|quedan?)\b|\bfaltan? (?:por )?(?:eleg|escog|defin|decid)\w+|\bquedan? por (?:eleg|escog|defin|decid)\w+/,
  ],
  [
    'turno',
    /\b(?:a (?:quien(?:es)?|cual|que clan) (?:le|les) (?:toca|corresponde)(?! (?:jugar|juega))|a (?:mi|nosotros) (?:me|nos) toca|(?:nos|me|les?) toca (?:a (?:mi|nosotros|ellos|·) )?(?:eleg|escog|respond|contest)\w+|(?:quien(?:es)?|que clan|cual) (?:(?:es|son) (?:el|los) que )?(?:elige|eligen|escoge|escogen|responde|responden|contesta|tiene que (?:eleg|respond|escog)\w+|parte eligiendo|va eligiendo)|de quien es el turno|turno de quien)\b/,
  ],
  [
    'nadie',
    /\bsi (?:nadie|no|ninguno|se les? (?:pasa|olvida))(?: (?:los |lo |se |alcanz\w+ a |llegan a ))*\s?(?:eleg\w+|elig\w+|escog\w+|pon\w+|respond\w+|contest\w+|acept\w+)?(?: (?:nadie|ninguno|nada))?(?: que pasa)?$/,
  ],
  [
    'pidio',
    /\b(?:pidio|pidieron|reto|desafio|propuso|mando) quien\b|\bquien(?:es)? (?:lo |la |los )?(?:pidio|pidieron|reto|desafio|mando|propuso|propusieron|invito)\b|\bquien reto a quien\b/,
  ],
  [
    'bando',
    /\b(?:bandos?|lados?|aliad[oa]s?|allies|ejes?|axis|alemanes|nazis|gringos|americanos|atacando|atacan?|defienden?|defendiendo)\b/,
  ],
  [
    'servidor',
    /\b(?:servers?|servidor(?:es)?|sv|donde (?:se )?(?:es|va|juegan?|jugamos|jugaran?|jugar))\b|^(?:y )?(?:en )?donde$/,
  ],
  ['mapas', /\b(?:mapas?|maps?)\b/],
  ['fechas', /\b(?:que|cuales|q) (?:son las )?(?:fechas|dias)\b|\bfechas (?:ofreci\w+|propuest\w+|dieron)\b/],
  [
    'rival',
    /^(?:y )?(?:quienes|que clanes)(?: (?:son|juegan|juega))?$|^(?:y )?(?:contra|con) (?:quien(?:es)?|que clan|cual)(?: (?:es|era|juegan?|jugamos|nos toca|le toca|va))?$/,
  ],
  ['etapa', /\b(?:en|de) (?:que|q|cual) (?:etapa|ladder|juego|tabla)\b/],
  ['hora', /\b(?:hora|horas|cuando|(?:que|q|ke) (?:dia|fecha))\b/],
]

/** All else that such a question may say, so that none of another matter is taken for one. */
const filler =
  /^(?:y|e|o|pero|entonces|oye|oe|ya|a|al|en|el|la|los|las|lo|le|les|con|contra|de|del|por|para|pa|se|es|son|sera|va|van|era|cual|cuales|que|q|ke|quien|quienes|kien|cuando|cuanto|cuanta|cuantos|cuantas|como|hay|hasta|primer|primero|primera|segundo|segunda|otro|otra|ese|esa|eso|este|esta|ahi|mismo|reto|retos|partido|partida|pelea|match|juego|juega|juegan|jugamos|jugar|jugaran|nos|me|mi|nuestro|yo|nosotros|ellos|ellas|clan|rival|toca|tocan|elige|eligen|elegir|eligieron|eligio|elegido|elegidos|elegimos|elijo|elegia|escoge|escogen|escoger|escogieron|escogio|escogido|definido|definidos|definieron|definir|decidio|decidieron|decidir|esta|estan|todavia|aun|sabe|tiene|tienen|tenemos|tengo|tendra|tendran|puedo|puede|pueden|podemos|parte|parten|partimos|partir|empieza|empiezan|empezamos|sale|salen|entra|entran|comienza|comienzan|usan|usa|uso|usamos|ponen|puso|pusieron|faltan?|quedan?|hacer|tiempo|rato|horas?|dias?|fecha|fechas|chile|exacta|responder|contestar|aceptar|responde|responden|aceptan|acepta|fue|fueron|han|ha|hemos|oficial|acordado|acordaron|mapas?|servers?|servidor|sv|bandos?|lados?|dieron|ofrecieron|propusieron|ofrecio|mando|mandaron|pal|domingo|como|acepto|aceptarlo|aceptamos|rechazo|rechazarlo|respondo|respondemos|pasa|lunes|martes|miercoles|jueves|viernes|sabado|domingo|noche|semana|listo|listos|o|no|si|algo|mas|seria|hoy|manana|dicho|dijo|dijeron|otros|horario|·)$/

const retoLink = new RegExp(`\\]\\(${paths.reto(0).slice(0, -1)}(\\d{1,9})\\)`, 'g')
/** As many words has what goes on with a reto. */
const mostWords = 11
/** As many of several are told. */
const most = 4

const fieldOf = (text: string): Field | null => fields.find(([, asks]) => asks.test(text))?.[0] ?? null

/** Which of the retos that were told a question means. */
function meant(retos: readonly Reto[], { mentions, words }: Question, now: Date): readonly Reto[] {
  const ids = mentions.flatMap(({ clan }) => clan?.clanes.map(({ id }) => id) ?? [])
  const named = ids.length
    ? retos.filter(({ retador, retado }) => ids.includes(retador.id) || ids.includes(retado.id))
    : retos
  const text = words.map(({ plain }) => plain).join(' ')
  const [, which] = /\b(?:el|del|al) (primero|segundo|otro|ultimo)\b(?! mapa)/.exec(text) ?? []
  const days = named.length > 1 ? daysOf(text, now) : null
  const then = named.filter(({ fecha }) => days && fecha && fecha >= days.from && fecha < days.before)
  if (then.length) return then
  const one = which && named.length > 1 ? named.at({ primero: 0, segundo: 1, otro: 1 }[which] ?? -1) : undefined
  return one ? [one] : named
}

const sideName = (lado: 'eje' | 'aliados') => (lado === 'eje' ? 'el Eje' : 'los Aliados')

/** The side of each, that which is asked for first: 'quién parte de aliados', 'con qué bando parte Puelche'. */
async function sides(reto: Reto, { mentions }: Question, text: string, site: Site): Promise<string> {
  const { bando, retador, retado } = reto
  const { turn } = await picksOf(reto, site)
  if (!bando)
    return `Todavía no se elige el bando${turn?.que === 'bando' ? `: le toca a ${named(turn.clan)}` : ': lo elige el que elige el segundo mapa'}.`
  const [chose, other] = bando.id_clan === retador.id ? [retador, retado] : [retado, retador]
  const of = [
    { clan: chose, lado: bando.lado },
    { clan: other, lado: bando.lado === 'eje' ? ('aliados' as const) : ('eje' as const) },
  ]
  const own = new Set((await ownClans(site)).map(({ id }) => id))
  const asked = /\b(?:aliad|allies|gringos|americanos)/.test(text)
    ? 'aliados'
    : /\b(?:ejes?|axis|alemanes|nazis)\b/.test(text)
      ? 'eje'
      : null
  const ids = mentions.flatMap(({ clan }) => clan?.clanes.map(({ id }) => id) ?? [])
  const said =
    ids.flatMap((id) => of.find(({ clan }) => clan.id === id) ?? [])[0] ??
    (ids.length
      ? undefined
      : of.find(({ clan }) => /\b(?:nos|mos|me|partimos|jugamos|empezamos|nosotros)\b/.test(text) && own.has(clan.id)))
  const first = said ?? of.find(({ lado }) => lado === asked) ?? of[0]
  const second = of.find((each) => each !== first)
  const whether = said && asked ? (said.lado === asked ? 'Sí: ' : 'No: ') : ''
  const tell = (each: (typeof of)[number] | undefined) =>
    each
      ? `${bold(quoted(each.clan.nombre))} ${verb('juega', 'juegan', each.clan.nombre)} con ${bold(sideName(each.lado))}`
      : ''
  return `${whether}${tell(first)}, y ${tell(second)}.`
}

/** Whose turn it is to pick, and until when. */
function turnOf(reto: Reto, until = true): string {
  const { elige, retador, retado, turno, responde_hasta, estado } = reto
  const nameOf = (id: number) => named([retador, retado].find((side) => side.id === id)?.nombre ?? '')
  if (estado === 'propuesto')
    return turno === null
      ? ''
      : `Le toca responder a ${nameOf(turno)}${responde_hasta && until ? `, hasta el ${bold(formatDateTime(responde_hasta))}` : ''}.`
  return elige
    ? `Le toca elegir ${bold(nextPick(reto))} a ${nameOf(elige.id_clan)}${until ? `, hasta el ${bold(formatDateTime(elige.hasta))}` : ''}.`
    : 'No le toca a nadie: ya está todo elegido.'
}

/** How many maps come before the one that is asked for. */
const ordinalOf = (text: string) => (/\b(?:segund[oa]|2)\b/.test(text) ? 1 : 0)

/** The maps that were picked, and by whom: all of them, or the one that is asked for. */
function mapsTold(maps: Awaited<ReturnType<typeof picksOf>>['maps'], text: string, whether: boolean): string {
  const isOne = /\b(?:primer[oa]?|segund[oa]|[12])\b/.test(text)
  const of = isOne ? maps.slice(ordinalOf(text), ordinalOf(text) + 1) : maps
  return `${whether ? 'Sí: ' : ''}${capital(listed(of.map(({ name, by }) => `${bold(name)} (${by ? `lo ${verb('eligió', 'eligieron', by)} ${bold(quoted(by))}` : 'al azar'})`)))}.`
}

/** One field of a reto that was told. */
async function fieldTold(field: Field, reto: Reto, question: Question, text: string, site: Site): Promise<string> {
  const { retador, retado, fecha, fechas, elige, estado, etapa, mejor_de } = reto
  const { maps, side, server } = await picksOf(reto, site)
  const isOpen = estado === 'propuesto'
  const whether = /\b(?:ya|estan?|hay|han?|todavia|aun)\b/.test(text)
  switch (field) {
    case 'responder':
      return isOpen ? articleOf('responder-reto').es : 'Ya está acordado: no queda nada por responder.'
    case 'mover':
      return isOpen
        ? `Todavía no está acordado: a quien le toca responder puede ${bold('ofrecer otras fechas')}. ${turnOf(reto)}`
        : `${bold('No')}: acordado, la fecha no se cambia. Se ${bold('cancela')} con su motivo en ${link('la página del reto', paths.reto(reto.id))} y se pide otro.`
    case 'cancelar':
      return articleOf('cancelar-reto').es
    case 'plazo':
      if (isOpen || elige)
        return `${isOpen ? 'Para responder: h' : 'Para elegir: h'}asta el ${bold(formatDateTime((isOpen ? reto.responde_hasta : elige?.hasta) ?? ''))}. ${turnOf(reto, false)}`
      return `No queda nada por elegir${fecha ? `: se juega el ${bold(formatDateTime(fecha))}` : ''}.`
    case 'falta': {
      const left = [
        maps.length === 0 ? (mejor_de > 1 ? 'los mapas' : 'el mapa') : maps.length < mejor_de ? 'un mapa' : '',
        side ? '' : 'el bando',
        server ? '' : 'el servidor',
      ].filter(Boolean)
      if (isOpen) return `Falta que se acuerde la fecha. ${turnOf(reto)}`
      return left.length
        ? `${left.length > 1 || left[0]?.startsWith('los') ? 'Faltan' : 'Falta'} ${listed(left.map(bold))}. ${elige ? turnOf(reto) : ''}`
        : 'No falta nada: ya están los mapas, el bando y el servidor.'
    }
    case 'turno':
      // what was picked already is told by who picked it
      return !isOpen && /\bmapas?\b/.test(text) && (maps.length > ordinalOf(text) || !elige)
        ? mapsTold(maps, text, false)
        : turnOf(reto)
    case 'nadie':
      return isOpen
        ? `Si nadie responde antes de la primera fecha ofrecida, el reto ${bold('vence solo')}.`
        : `Lo que nadie eligió a tiempo ${bold('sale al azar')}${elige ? `: hay hasta el ${bold(formatDateTime(elige.hasta))}` : ''}.`
    case 'pidio':
      return `Lo ${verb('pidió', 'pidieron', retador.nombre)} ${named(retador.nombre)}, a ${named(retado.nombre)}.`
    case 'bando':
      return isOpen ? 'Todavía no está acordado: el bando se elige después.' : sides(reto, question, text, site)
    case 'servidor':
      return server ? `En ${bold(quoted(server))}.` : `${whether ? 'No: t' : 'T'}odavía no se elige el servidor.`
    case 'mapas':
      return maps.length > ordinalOf(text)
        ? mapsTold(maps, text, whether)
        : `${whether ? 'No: t' : 'T'}odavía no se elige ${maps.length ? 'ese mapa' : 'ningún mapa'}. ${isOpen || elige ? turnOf(reto) : ''}`
    case 'rival':
      return `${capital(named(retador.nombre))} contra ${named(retado.nombre)}.`
    case 'etapa':
      return `En la ${link(`${etapa.nombre} de ${etapa.juego.nombre}`, paths.etapa(etapa.id))}.`
    case 'cuanto-falta':
      return timeLeft(reto, site)
    case 'fechas':
    case 'hora':
      return fecha
        ? `El ${bold(formatDateTime(fecha))}, hora de Chile.`
        : fechas.length
          ? `Todavía no se acuerda. Fechas ofrecidas: ${listed(fechas.map((date) => bold(formatDateTime(date))))}.`
          : 'Todavía no se acuerda.'
  }
}

/** What a short question asks of the retos that were told, that field first; null where it asks something else. */
export async function retoAgain(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention, map, server } = question
  // 'aliados' is a side here, and no game
  const isSide = [...etapaMention.used].every((at) => /^(?:aliad[oa]s?|allies)$/.test(words[at]?.plain ?? ''))
  if (thread.intent !== 'retos-proximos' || !thread.retos.length || !isSide || map || server) return null
  if (words.length > mostWords || mentions.some(({ clan, others }) => !clan || others)) return null
  const text = withoutNames({ ...question, etapaMention: { ...etapaMention, used: new Set() } })
  const field = /\bque hora es$|\bdia es hoy\b/.test(text.replace(/\ba que\b/, '')) ? null : fieldOf(text)
  const match = fields.find(([name]) => name === field)?.[1]
  if (!field || !match) return null
  const rest = text.replace(new RegExp(match.source, 'g'), ' ').split(/\s+/)
  if (rest.some((word) => word && !filler.test(word) && !match.test(word))) return null
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const told = thread.retos.flatMap((id) => seen.find((reto) => reto.id === id) ?? [])
  const ofOpen = /\b(?:respond|contest|acept)/.test(text)
  const fit = meant(told, question, site.now)
  const agreed = fit.filter(({ estado }) => (estado === 'propuesto') === ofOpen)
  const found = agreed.length ? agreed : fit
  const [only] = found
  if (!only) return null
  const about = found.length === 1 ? [only.retador, only.retado] : []
  return {
    text:
      found.length === 1
        ? lines(
            await fieldTold(field, only, question, text, site),
            `Es ${versus(only)}${only.fecha && field !== 'hora' ? `, el ${formatDateTime(only.fecha)}` : ''}.`,
          )
        : bulletsUpTo(
            await Promise.all(
              found.map(async (reto) => `${versus(reto)}: ${await fieldTold(field, reto, question, text, site)}`),
            ),
            most,
            paths.agenda,
          ),
    quien: about.flatMap(({ id }) => site.community.clanById.get(id) ?? []),
    mine: thread.mine,
  }
}

/** What is agreed of a reto, and a question may ask of it by itself. */
const ofPicks: ReadonlySet<Field> = new Set(['servidor', 'mapas', 'bando', 'turno', 'falta', 'plazo', 'pidio'])

/** What is asked of the agenda, told, with the field first that was asked of one reto: 'en qué server juega Puelche'. */
export async function agendaTold(asked: AgendaAsked, question: Question, site: Site): Promise<Reply> {
  // which side a clan that is named plays on is told of that one first
  const isSideOf = question.mentions.length > 0 && fieldOf(withoutNames(question)) === 'bando'
  const reply = await tellRetos(isSideOf ? { ...asked, ofPicks: null } : asked, site)
  return !isSideOf && asked.ofPicks ? reply : fieldFirst(reply, question, site)
}

async function fieldFirst(reply: Reply, question: Question, site: Site): Promise<Reply> {
  const field = fieldOf(withoutNames(question))
  const ids = new Set([...reply.text.matchAll(retoLink)].map(([, id]) => Number(id)))
  const [id, another] = [...ids]
  // whether it is up to whoever asks is said first
  if (/^(?:Sí|No|A ti no)[:. ,]/.test(reply.text)) return reply
  if (!field || !ofPicks.has(field) || id === undefined || another !== undefined) return reply
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const reto = seen.find((each) => each.id === id)
  if (!reto || reto.estado !== 'acordado') return reply
  return { ...reply, text: lines(await fieldTold(field, reto, question, withoutNames(question), site), reply.text) }
}
