import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import { paths } from '@trinchera/contract/site-paths'
import { mapas as standard } from '@trinchera/rules/mapas'
import { mostRetoDates, retoLatestMs, retoSoonestMs } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { agendaRetos, daysOf, fieldOf, notPlayed, withoutNames, type AgendaAsked, type Field } from '../query/agenda'
import type { Thread } from '../thread-state'
import { allTorneos, plays, readTorneo } from '../torneos/facts'
import { standsAt } from '../torneos/of-clan'
import { matchList, torneoLink } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bulletsUpTo, capital, counted, lines, link, listed, named, quoted, sayIn, verb } from '../wording'

export const howToChallenge = `Los partidos se acuerdan ${bold('entre clanes')}: quien reporta en un clan (Líder, Co-Líder o Capitán) reta a otro de la etapa y ofrece hasta ${mostRetoDates} fechas, cada una entre ${retoSoonestMs / 3_600_000} horas y ${retoLatestMs / 86_400_000} días más adelante; el otro acepta una, ofrece otras o rechaza.`
const agenda = link('Agenda', paths.agenda)
const most = 6

const versus = ({ id, retador, retado }: Reto) =>
  bold(link(`${retador.nombre} contra ${retado.nombre}`, paths.reto(id)))
const sideOf = ({ retador, retado }: Reto, id: number | null) =>
  [retador, retado].find((side) => side.id === id)?.nombre ?? ''

/** What is picked of an agreed reto: its maps, its side and its server, and whose turn it is. */
export async function picksOf(reto: Reto, site: Site) {
  const { mapas, bando, servidor, elige } = reto
  const { lista } = (await site.opciones()).mapas
  const name = (codigo: string) =>
    [...lista, ...standard].find((map) => map.codigo.toLowerCase() === codigo.toLowerCase())?.nombre ?? codigo
  const server = servidor === null ? null : (await site.servidores()).find(({ id }) => id === servidor)
  return {
    maps: mapas.map(({ codigo, elegido_por }) => ({
      name: name(codigo),
      by: elegido_por === null ? null : sideOf(reto, elegido_por),
    })),
    side: bando && { clan: sideOf(reto, bando.id_clan), lado: bando.lado },
    server: server?.nombre ?? null,
    turn: elige && { clan: sideOf(reto, elige.id_clan), que: elige.que },
  }
}
type Picks = Awaited<ReturnType<typeof picksOf>>

const mapsSaid = (maps: Picks['maps']) =>
  listed(
    maps.map(
      ({ name, by }) =>
        `${bold(name)} (${by ? `lo ${verb('eligió', 'eligieron', by)} ${bold(quoted(by))}` : 'al azar'})`,
    ),
  )

/** Which side each plays on, that of `first` first. */
function sidesSaid({ clan, lado }: NonNullable<Picks['side']>, reto: Reto, first: string): string {
  const other = clan === reto.retador.nombre ? reto.retado.nombre : reto.retador.nombre
  const tell = (nombre: string) =>
    `${named(nombre)} ${verb('juega', 'juegan', nombre)} con ${bold((lado === 'eje') === (nombre === clan) ? 'el Eje' : 'los Aliados')}`
  return first === other ? `${tell(other)}, y ${tell(clan)}.` : `${tell(clan)}, y ${tell(other)}.`
}

/** What is picked next: of two maps, which of them. */
const nextPick = ({ elige, mapas, mejor_de }: Reto) =>
  elige?.que === 'bando' ? 'el bando' : mejor_de > 1 ? `el ${mapas.length ? 'segundo' : 'primer'} mapa` : 'el mapa'

/** Who has to do something, what, and until when; null where nothing is left. */
function dueOf(reto: Reto): { id: number; what: string; until: string | null } | null {
  const { estado, turno, responde_hasta, elige } = reto
  if (estado === 'propuesto') return turno === null ? null : { id: turno, what: 'responder', until: responde_hasta }
  return elige && { id: elige.id_clan, what: `elegir ${nextPick(reto)}`, until: elige.hasta }
}
function dueSaid(reto: Reto): string {
  const due = dueOf(reto)
  return due
    ? `Le toca ${bold(due.what)} a ${named(sideOf(reto, due.id))}${due.until ? `, hasta el ${bold(formatDateTime(due.until))}` : ''}.`
    : 'No le toca a nadie: ya está todo elegido.'
}

/** Whether whoever asks has something to do in a reto, and who of a clan may. */
async function dueOfAsker(reto: Reto, site: Site): Promise<string> {
  const due = dueOf(reto)
  const own = (await ownClans(site)).find(({ id }) => [reto.retador.id, reto.retado.id].includes(id))
  if (!own || !due) return own ? 'No: por ahora no hay nada que hacer en ese reto.' : dueSaid(reto)
  const where = link('la página del reto', paths.reto(reto.id))
  if (due.id !== own.id) return `No. ${dueSaid(reto)}`
  return own.may
    ? `Sí: a tu clan le toca ${bold(due.what)}, y tú puedes hacerlo en ${where}.`
    : `A ti no, pero a tu clan le toca ${bold(due.what)}: lo hace el Líder, un Co-Líder o un Capitán en ${where}.`
}

/** How long it is until an agreed reto is played. */
function timeLeft(fecha: string, { now }: Site): string {
  const minutes = Math.max(0, Math.round((Date.parse(fecha) - now.getTime()) / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const parts = [
    days > 0 && counted(days, '1 día', `${days} días`),
    hours > 0 && counted(hours, '1 hora', `${hours} horas`),
    days === 0 && counted(minutes % 60, '1 minuto', `${minutes % 60} minutos`),
  ].filter((part) => part !== false)
  return `${parts[0]?.startsWith('1 ') ? 'Falta' : 'Faltan'} ${bold(listed(parts))}.`
}

/** One field of a reto. `first`: the clan that is asked of, where one is. */
async function fieldTold(field: Field, reto: Reto, text: string, first: string, site: Site): Promise<string> {
  const { retador, retado, fecha, fechas, estado, etapa, mejor_de } = reto
  const { maps, side, server } = await picksOf(reto, site)
  const isOpen = estado === 'propuesto'
  switch (field) {
    case 'responder':
      return isOpen ? articleOf('responder-reto').es : 'Ya está acordado: no queda nada por responder.'
    case 'hacer':
      return dueOfAsker(reto, site)
    case 'mover':
      return isOpen
        ? `Todavía no está acordado: a quien le toca responder puede ${bold('ofrecer otras fechas')}. ${dueSaid(reto)}`
        : `${bold('No')}: acordado, la fecha no se cambia. Se ${bold('cancela')} con su motivo en ${link('la página del reto', paths.reto(reto.id))} y se pide otro.`
    case 'sigue':
    case 'se-cae':
      return isOpen
        ? 'Todavía no está acordado.'
        : `${field === 'sigue' ? 'Sí' : 'No, que se sepa'}: acá sigue acordado.`
    case 'cancelar':
      return articleOf('cancelar-reto').es
    case 'plazo':
    case 'turno':
      // what was picked already is told by who picked it
      return field === 'turno' && maps.length > 0 && !isOpen
        ? `${capital(mapsSaid(maps))}. ${dueSaid(reto)}`
        : dueSaid(reto)
    case 'falta': {
      const left = [
        maps.length < mejor_de && (maps.length ? 'un mapa' : mejor_de > 1 ? 'los mapas' : 'el mapa'),
        !side && 'el bando',
        !server && 'el servidor',
      ].filter((each) => each !== false)
      if (isOpen) return `Falta que se acuerde la fecha. ${dueSaid(reto)}`
      return left.length
        ? `${left.length > 1 || left[0]?.startsWith('los') ? 'Faltan' : 'Falta'} ${listed(left.map(bold))}. ${dueSaid(reto)}`
        : 'No falta nada: ya están los mapas, el bando y el servidor.'
    }
    case 'nadie':
      return isOpen
        ? `Si nadie responde antes de la primera fecha ofrecida, el reto ${bold('vence solo')}.`
        : `Lo que nadie eligió a tiempo ${bold('sale al azar')}. ${dueSaid(reto)}`
    case 'pidio':
      return `Lo ${verb('pidió', 'pidieron', retador.nombre)} ${named(retador.nombre)}, a ${named(retado.nombre)}.`
    case 'bando':
      return side ? sidesSaid(side, reto, first) : `Todavía no se elige el bando. ${dueSaid(reto)}`
    case 'servidor':
      return server ? `En ${bold(quoted(server))}.` : 'Todavía no se elige el servidor.'
    case 'mapas': {
      const [from, to] = /\bprimer/.test(text) ? [0, 1] : /\bsegund/.test(text) ? [1, 2] : [0, maps.length]
      const asked = maps.slice(from, to)
      return asked.length
        ? `${capital(mapsSaid(asked))}.`
        : `Todavía no se ${to > 1 ? 'elige ese mapa' : 'eligen'}. ${dueSaid(reto)}`
    }
    case 'rival':
      return `${capital(named(retador.nombre))} contra ${named(retado.nombre)}.`
    case 'etapa':
      return `En la ${link(`${etapa.nombre} de ${etapa.juego.nombre}`, paths.etapa(etapa.id))}.`
    case 'cuanto-falta':
    case 'fecha':
      if (fecha) return field === 'fecha' ? `El ${bold(formatDateTime(fecha))}, hora de Chile.` : timeLeft(fecha, site)
      return `Todavía no se acuerda. Fechas ofrecidas: ${listed(fechas.map((date) => bold(formatDateTime(date))))}.`
  }
}

/** A field of each of some retos, with which reto it is. */
async function fieldOfEach(field: Field, retos: readonly Reto[], question: Question, site: Site): Promise<string> {
  const text = withoutNames(question)
  const own = (await ownClans(site)).map(({ nombre }) => nombre)
  const [first = ''] = [...question.mentions.flatMap(({ clan }) => clan?.nombre ?? []), ...own]
  const told = await Promise.all(retos.map((reto) => fieldTold(field, reto, text, first, site)))
  const [only] = retos
  return only && retos.length === 1
    ? lines(
        told[0],
        `Es ${versus(only)}${only.fecha && field !== 'fecha' ? `, el ${formatDateTime(only.fecha)}` : ''}.`,
      )
    : bulletsUpTo(
        retos.map((reto, at) => `${versus(reto)}: ${told[at] ?? ''}`),
        most,
        paths.agenda,
      )
}

/** The whole of one agreed reto. */
async function wholeOf(reto: Reto, site: Site): Promise<string> {
  const { maps, side, server, turn } = await picksOf(reto, site)
  return lines(
    `Mapas: ${maps.length ? mapsSaid(maps) : 'todavía no se eligen'}.${side ? ` ${sidesSaid(side, reto, '')}` : ''}`,
    turn && dueSaid(reto),
    server ? `Servidor: ${bold(quoted(server))}.` : 'Servidor: todavía no lo eligen.',
    `Lo ${verb('pidió', 'pidieron', reto.retador.nombre)} ${named(reto.retador.nombre)}.`,
  )
}

/** What became of one, and what some of such are called. */
const states: Record<Reto['estado'], readonly [became: string, one: string, many: string]> = {
  acordado: ['acordado', 'reto acordado', 'retos acordados'],
  propuesto: ['sin acordar', 'reto por responder', 'retos por responder'],
  jugado: ['se jugó', 'reto jugado', 'retos jugados'],
  cancelado: ['cancelado', 'reto cancelado', 'retos cancelados'],
  rechazado: ['rechazado', 'reto rechazado', 'retos rechazados'],
  vencido: ['venció sin respuesta', 'reto vencido', 'retos vencidos'],
  'no-presentado': [
    'no se presentaron',
    'reto al que alguien no se presentó',
    'retos a los que alguien no se presentó',
  ],
}

function line(reto: Reto): string {
  const { estado, fecha, fechas, etapa, cierre } = reto
  if (estado === 'acordado' && fecha !== null) return `${formatDateTime(fecha)}: ${versus(reto)}, ${etapa.nombre}`
  if (estado === 'propuesto')
    return `Sin acordar: ${versus(reto)}. ${dueSaid(reto)} Fechas ofrecidas: ${listed(fechas.map((date) => formatDateTime(date)))}`
  const by = cierre?.id_clan ? ` por ${named(sideOf(reto, cierre.id_clan))}` : ''
  return `${versus(reto)}, ${states[estado][0]}${by}${cierre?.motivo ? `: «${quoted(cierre.motivo)}»` : ''}${fecha ? ` (era para el ${formatDateTime(fecha)})` : ''}${notPlayed.includes(estado) ? '. Ningún puesto se movió' : ''}`
}

/** What the clans that are asked of are to play in torneos: at any time where one clan is meant, of all on days that are said. */
async function torneosBeside(
  { clans, days, states: [state], mine, etapas, field }: AgendaAsked,
  site: Site,
): Promise<string> {
  if (state !== 'acordado' || field || etapas.length || clans.length + Number(mine) > 1) return ''
  if (!days && !mine && !clans.length) return ''
  const named = clans.flatMap((who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => id) : []))
  const ids = mine ? (await ownClans(site)).map(({ id }) => id) : named
  const torneos = ids.length
    ? (await Promise.all(ids.map((id) => openTorneosOf(site.db, id)))).flat()
    : (await allTorneos(site)).filter(({ estado }) => estado === 'en-juego').map(({ id }) => id)
  const say = sayIn(false)
  const told = [...new Set(torneos)].map(async (torneo) => {
    const facts = await readTorneo(site, torneo)
    const isThen = (fecha: string | null) => !days || (fecha !== null && fecha >= days.from && fecha < days.before)
    const found = facts?.open.filter((match) => isThen(match.partida.fecha) && (!ids.length || plays(...ids)(match)))
    if (!facts || !found) return ''
    const waits = facts.balances.find(({ clan, isIn }) => isIn && ids.includes(clan.id_clan))
    if (found.length)
      return matchList(`También ${days ? `${days.said}, ` : ''}en ${torneoLink(facts.page)}:`, facts, found, say, 3)
    return waits && facts.page.estado === 'en-juego' && !days ? standsAt(facts, waits.clan, say) : ''
  })
  return lines(...(await Promise.all(told)))
}

const whoseSaid = ({ clans, mine }: AgendaAsked) => {
  const names = listed(clans.map(({ nombre }) => named(nombre)))
  if (mine) return ` de tu clan${names && ` con ${names}`}`
  return names && ` ${clans.length > 1 ? 'entre' : 'de'} ${names}`
}

/** Who challenged the clans that are asked of, or whom they challenged, of the retos that are still to be played. */
async function wayTold(asked: AgendaAsked, site: Site): Promise<Reply> {
  const { clans, mine, way, whether } = asked
  const own = await ownClans(site)
  const ids = mine
    ? own.map(({ id }) => id)
    : clans.flatMap((who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => id) : []))
  const isReceived = way === 'received'
  const found = (await agendaRetos(asked, site)).filter(({ retador, retado }) =>
    ids.includes((isReceived ? retado : retador).id),
  )
  const pairs = found.map(
    ({ retador, retado }) =>
      `${named(retador.nombre)} ${verb('retó', 'retaron', retador.nombre)} a ${named(retado.nombre)}`,
  )
  const isWaiting = found.some(({ estado }) => estado === 'propuesto')
  const head = way === 'accepted' ? (isWaiting ? 'Todavía no: ' : 'Sí: ') : whether ? 'Sí: ' : ''
  const names = listed([...new Set((mine ? own : clans).map(({ nombre }) => named(nombre)))])
  return {
    text: found.length
      ? lines(capital(`${head}${listed([...new Set(pairs)])}.`), bulletsUpTo(found.map(line), most, paths.agenda))
      : lines(
          isReceived ? `No: ahora nadie ha retado a ${names}.` : `No: no hay retos abiertos que pidiera ${names}.`,
          !mine && 'Los que no se han acordado los ven solo sus dos clanes.',
        ),
    quien: clans,
    mine,
    sugerencias: ['¿Cómo respondo un reto?'],
  }
}

/** The retos that a question asks for, said, with the field first that it asks of them; what is agreed of one alone is told whole. */
export async function tellRetos(asked: AgendaAsked, site: Site, question?: Question): Promise<Reply> {
  const { clans, days, states: wanted, mine, counts, field, whether } = asked
  const [state = 'acordado'] = wanted
  if (mine && !site.asker)
    return {
      text: `Para decirte cuándo juega tu clan tengo que saber quién eres: ${link('inicia sesión', paths.login())}. Los retos acordados de todos están en ${agenda}.`,
      sugerencias: ['¿Qué retos hay?'],
    }
  const own = mine ? (await ownClans(site)).map(({ id }) => id) : []
  if (mine && !own.length)
    return { text: `No estás en ningún clan de una etapa abierta. Los retos de todos están en ${agenda}.` }
  if (asked.way) return wayTold(asked, site)
  const all = await agendaRetos(asked, site)
  const found = all.filter(({ estado }) => wanted.includes(estado))
  const open = all.filter(({ estado }) => !wanted.includes(estado))
  const [, one, some] = states[state]
  const many = wanted.length > 1 ? 'retos' : some
  const whose = `${whoseSaid(asked)}${days ? ` ${days.said}` : ''}`
  const ofTorneos = await torneosBeside(asked, site)
  const [told] = all.length === 1 ? all : []
  const rival = told && own.length > 0 && [told.retador, told.retado].find(({ id }) => !own.includes(id))
  const met = rival && site.community.clanById.get(rival.id)
  const quien = clans.length || !met ? clans : [met]
  if (!all.length) {
    const later = days ? await agendaRetos({ ...asked, days: null }, site) : []
    return {
      quien,
      mine,
      text: lines(
        `${whether ? 'No: no' : 'No'} hay ${many}${whose}.${state === 'propuesto' && !clans.length ? ' Los que no se han acordado los ven solo sus dos clanes.' : ''} Todos están en ${agenda}.`,
        capital(ofTorneos.replace(/^También /, '')),
        later.length > 0
          ? lines('Los que vienen:', bulletsUpTo(later.map(line), 3, paths.agenda))
          : state === 'acordado' && !ofTorneos && howToChallenge,
      ),
      sugerencias: ['¿Cómo coordino una partida?', '¿Qué es un reto?'],
    }
  }
  const [only] = found
  const head = counts ? `Hay ${bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`))}` : many
  return {
    quien,
    mine,
    text: lines(
      field && question && (await fieldOfEach(field, found.length ? found : open, question, site)),
      found.length
        ? capital(`${whether && !field && !counts ? 'Sí: ' : ''}${head}${whose}:`)
        : `No hay ${many}${whose}, pero sí por responder:`,
      bulletsUpTo(found.map(line), most, paths.agenda),
      only && found.length === 1 && only.estado === 'acordado' && (await wholeOf(only, site)),
      ofTorneos,
      open.length > 0 && lines(found.length > 0 && 'Por responder:', bulletsUpTo(open.map(line), most, paths.agenda)),
      `Horas de Chile. Todos están en ${agenda}.`,
    ),
    sugerencias: ['¿Qué es un reto?'],
  }
}

/** All that a question may say that asks a field of a reto that was told, so that none of another matter is taken for one. */
const filler =
  /^(?:y|e|o|pero|entonces|oye|ya|a|al|en|el|la|los|las|les?|lo|con|contra|de|del|por|para|pa|pal|se|es|son|sera|van?|era|cual|cuales|que|quien|quienes|cuando|cuant[oa]s?|como|hay|hasta|(?:primer|segund|ultim)[oa]?|otr[oa]|es[aeo]|este|ahi|mismo|retos?|partid[oa]|match|jueg\w+|jug\w+|nos|me|mi|nuestro|yo|nosotros|ell[oa]s|clan|rival|tocan?|\w*(?:lig|leg|scog)\w+|defin\w+|decid\w+|estan?|todavia|aun|sabe|t[ei]en\w+|tengo|pued\w+|podemos|part\w+|emp\w+|sale\w*|entran?|us[ao]\w*|pon\w+|pus\w+|hacer|tiempo|rato|horas?|dias?|fechas?|chile|respon\w+|contest\w+|acept\w+|rechaz\w+|fue|han?|hemos|oficial|acord\w+|dieron|ofrec\w+|propus\w+|pid\w+|desafi\w+|invit\w+|mand\w+|pasa|lunes|martes|miercoles|jueves|viernes|sabado|domingo|noche|semana|listos?|si|no|nadie|algo|mas|hoy|manana|di[cj]\w+|horario|·)$/
/** As many words has what goes on with a reto. */
const mostWords = 11

/** What a short question asks of the retos that were told; null where it asks something else. */
export async function retoAgain(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention, map, server } = question
  // 'aliados' is a side here, and no game
  const isSide = [...etapaMention.used].every((at) => /^(?:aliad[oa]s?|allies)$/.test(words[at]?.plain ?? ''))
  if (thread.intent !== 'retos-proximos' || !thread.retos.length || !isSide || map || server) return null
  if (words.length > mostWords || mentions.some(({ clan, others }) => !clan || others)) return null
  const text = withoutNames({ words, mentions }).replace(/\b(?:q|ke)\b/g, 'que')
  const field = /\bque hora es$|\bdia es hoy\b/.test(text) ? null : fieldOf(text)
  const isOfIt = (word: string) =>
    filler.test(word) || fieldOf(word) !== null || /^faltan?|quedan?|mover\w*|cambi\w+$/.test(word)
  if (!field || !text.split(' ').every(isOfIt)) return null
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const told = thread.retos.flatMap((id) => seen.find((reto) => reto.id === id) ?? [])
  const ids = mentions.flatMap(({ clan }) => clan?.clanes.map((each) => each.id) ?? [])
  const days = daysOf(text, site.now)
  const [, which] = /\b(?:el|del|al) (primero|segundo|otro|ultimo)\b/.exec(text) ?? []
  const isOpen = /\b(?:respond|contest|acept)/.test(text)
  // as far as a question narrows them
  const meant = [
    ({ retador, retado }: Reto) => ids.includes(retador.id) || ids.includes(retado.id),
    ({ fecha }: Reto) => days !== null && fecha !== null && fecha >= days.from && fecha < days.before,
    ({ id }: Reto) => which !== undefined && id === told.at({ primero: 0, segundo: 1, otro: 1 }[which] ?? -1)?.id,
    ({ estado }: Reto) => (estado === 'propuesto') === isOpen,
  ].reduce((left: readonly Reto[], fits) => (left.some(fits) ? left.filter(fits) : left), told)
  const [only] = meant
  if (!only) return null
  const about = meant.length === 1 ? [only.retador, only.retado] : []
  return {
    text: await fieldOfEach(field, meant, question, site),
    quien: about.flatMap(({ id }) => site.community.clanById.get(id) ?? []),
    mine: thread.mine,
  }
}
