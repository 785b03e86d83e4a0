import type { Reto } from '@trinchera/contract/retos'
import { countPlayed } from '@trinchera/db/queries/ladder/ledger'
import { paths } from '@trinchera/contract/site-paths'
import { mapas as standard } from '@trinchera/rules/mapas'
import { mostRetoDates, retoLatestMs, retoSoonestMs } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import { ownClan, ownClans } from '../names/asker'
import { agendaRetos } from '../query/agenda'
import type { AgendaAsked } from '../query/agenda-asked'
import { nextPick, picksSaid } from './reto-picks'
import { wayTold } from './reto-way'
import { torneoMatchesOf, torneoMatchesSaid, type TorneoMatches } from './torneo-agenda'
import { bold, bulletsUpTo, capital, counted, lines, link, listed, named, quoted, verb } from '../wording'

export const howToChallenge = `Los partidos se acuerdan ${bold('entre clanes')}: quien reporta en un clan (Líder, Co-Líder o Capitán) reta a otro de la etapa y ofrece hasta ${mostRetoDates} fechas, cada una entre ${retoSoonestMs / 3_600_000} horas y ${retoLatestMs / 86_400_000} días más adelante; el otro acepta una, ofrece otras o rechaza.`
const agenda = link('Agenda', paths.agenda)
const most = 6

export const versus = ({ id, retador, retado }: Reto) =>
  `${bold(link(`${retador.nombre} contra ${retado.nombre}`, paths.reto(id)))}`
const sideOf = ({ retador, retado }: Reto, id: number) => [retador, retado].find((side) => side.id === id)?.nombre ?? ''

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

/** The whole of one agreed reto. */
async function wholeOf(reto: Reto, site: Site): Promise<string> {
  const { maps, side, server, turn } = await picksOf(reto, site)
  return lines(
    `${maps.length > 1 ? 'Mapas' : 'Mapa'}: ${maps.length ? listed(maps.map(({ name, by }) => `${bold(name)} (${by ? `lo ${verb('eligió', 'eligieron', by)} ${quoted(by)}` : 'al azar'})`)) : 'todavía no se eligen'}${turn ? `; le toca elegir ${nextPick(reto)} a ${named(turn.clan)}` : ''}.${side ? ` ${capital(quoted(side.clan))} ${verb('juega', 'juegan', side.clan)} con ${side.lado === 'eje' ? 'el Eje' : 'los Aliados'}.` : ''}`,
    server ? `Servidor: ${bold(quoted(server))}.` : 'Servidor: todavía no lo eligen.',
    `Lo ${verb('pidió', 'pidieron', reto.retador.nombre)} ${named(reto.retador.nombre)}.`,
  )
}

const became: Record<Reto['estado'], string> = {
  acordado: 'acordado',
  propuesto: 'sin acordar',
  jugado: 'se jugó',
  cancelado: 'cancelado',
  rechazado: 'rechazado',
  vencido: 'venció sin respuesta',
  'no-presentado': 'no se presentaron',
}
const kinds: Record<Reto['estado'], readonly [one: string, many: string]> = {
  acordado: ['reto acordado', 'retos acordados'],
  propuesto: ['reto por responder', 'retos por responder'],
  jugado: ['reto jugado', 'retos jugados'],
  cancelado: ['reto cancelado', 'retos cancelados'],
  rechazado: ['reto rechazado', 'retos rechazados'],
  vencido: ['reto vencido', 'retos vencidos'],
  'no-presentado': ['reto al que alguien no se presentó', 'retos a los que alguien no se presentó'],
}

function line(reto: Reto): string {
  const { estado, fecha, fechas, turno, responde_hasta, etapa, cierre } = reto
  if (estado === 'acordado' && fecha !== null) return `${formatDateTime(fecha)}: ${versus(reto)}, ${etapa.nombre}`
  if (estado === 'propuesto')
    return `Sin acordar: ${versus(reto)}; le toca responder a ${named(turno === null ? '' : sideOf(reto, turno))}, hasta el ${responde_hasta ? formatDateTime(responde_hasta) : ''}${fechas.length ? `. Fechas ofrecidas: ${listed(fechas.map((date) => formatDateTime(date)))}` : ''}`
  return `${versus(reto)}, ${became[estado]}${fecha ? ` (era para el ${formatDateTime(fecha)})` : ''}${cierre?.id_clan ? ` por ${named(sideOf(reto, cierre.id_clan))}` : ''}${cierre?.motivo ? `: «${quoted(cierre.motivo)}»` : ''}`
}

const notPlayed: ReadonlySet<Reto['estado']> = new Set(['cancelado', 'rechazado', 'vencido', 'no-presentado'])

/** Why one was not played, who ended it first. */
function ended(reto: Reto): string {
  const { estado, fecha, cierre } = reto
  const by = cierre?.id_clan ? sideOf(reto, cierre.id_clan) : ''
  const what = `${capital(became[estado])}${by ? ` por ${bold(quoted(by))}` : ''}`
  return lines(
    `${what}${cierre?.motivo ? `: «${quoted(cierre.motivo)}»` : ''}.`,
    `Era ${versus(reto)}${fecha ? `, para el ${formatDateTime(fecha)}` : ''}. Ningún puesto se movió.`,
  )
}

/** Whether whoever asks has something to do in a reto: what is to be picked or answered, and who of a clan may. */
async function turnOf(reto: Reto, site: Site): Promise<string> {
  const clans = await ownClans(site)
  const { turn } = await picksOf(reto, site)
  const name = reto.estado === 'propuesto' && reto.turno !== null ? sideOf(reto, reto.turno) : (turn?.clan ?? '')
  const what = reto.estado === 'propuesto' ? 'responder' : `elegir ${nextPick(reto)}`
  const own = clans.find(({ id }) => [reto.retador.id, reto.retado.id].includes(id))
  if (!own) return ''
  if (!name) return 'No: por ahora no hay nada que hacer en ese reto.'
  if (name !== own.nombre) return `No: le toca a ${named(name)} ${what}.`
  return own.may
    ? `Sí: a tu clan le toca ${bold(what)}, y tú puedes hacerlo en ${link('la página del reto', paths.reto(reto.id))}.`
    : `A ti no, pero a tu clan le toca ${bold(what)}: lo hace el Líder, un Co-Líder o un Capitán en ${link('la página del reto', paths.reto(reto.id))}.`
}

/** The same of several, each under its name. */
async function turnsOf(retos: readonly Reto[], site: Site): Promise<string> {
  const said = await Promise.all(
    retos.slice(0, 3).map(async (reto) => `${retos.length > 1 ? `${versus(reto)}: ` : ''}${await turnOf(reto, site)}`),
  )
  return lines(...said)
}

/** That what was agreed still is, as far as the site says. */
const standing = (asked: AgendaAsked) =>
  asked.stands === 'on'
    ? 'Sí: acá sigue acordado.'
    : asked.stands === 'off'
      ? 'No, que se sepa: acá sigue acordado.'
      : ''

/** Maps and server of several, each under its name. */
const allPicks = (found: readonly Reto[], site: Site) =>
  Promise.all(
    found
      .filter(({ estado }) => estado === 'acordado')
      .map(async (reto) => lines(`${versus(reto)}:`, await wholeOf(reto, site))),
  )

/** What was played already on the day that is asked of, where it is today. */
async function playedToday({ days, clans, mine }: AgendaAsked, site: Site): Promise<string> {
  if (days?.said !== 'hoy' || clans.length || mine) return ''
  const played = await countPlayed(site.db, { desde: days.from, hasta: days.before })
  return played ? `Hoy ya se ${counted(played, 'reportó 1 partida', `reportaron ${played} partidas`)}.` : ''
}

/** How long it is until an agreed reto is played. */
export function timeLeft(reto: Reto, { now }: Site): string {
  if (reto.estado !== 'acordado' || reto.fecha === null) return ''
  const minutes = Math.max(0, Math.round((Date.parse(reto.fecha) - now.getTime()) / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const parts = [
    days > 0 && counted(days, '1 día', `${days} días`),
    hours > 0 && counted(hours, '1 hora', `${hours} horas`),
    days === 0 && counted(minutes % 60, '1 minuto', `${minutes % 60} minutos`),
  ].filter((part) => part !== false)
  const isOne = parts[0]?.startsWith('1 ') === true
  return `${isOne ? 'Falta' : 'Faltan'} ${bold(listed(parts))} para ${versus(reto)}.`
}

/** What the clans that are asked of are to play in torneos: at any time where one clan is meant, of all on days that are said. */
async function torneosBeside(asked: AgendaAsked, site: Site): Promise<TorneoMatches[]> {
  const { clans, days, states, mine, clash, ofPicks, stands, etapas } = asked
  const isMatch = states[0] === 'acordado' && !ofPicks && !stands && !etapas.length
  if (!isMatch || (!mine && clans.length > 1) || (!days && !mine && !clans.length)) return []
  if (mine && clans.length && !clash) return []
  const theirs = clans.flatMap((who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => id) : []))
  const own = mine ? (await ownClans(site)).map(({ id }) => id) : theirs
  return torneoMatchesOf(own.length ? own : null, days, site)
}

/** Whether two matches of whoever asks are at the same time. */
function clashSaid(retos: readonly Reto[], torneos: readonly TorneoMatches[]): string {
  const dates = [
    ...retos.map(({ fecha }) => fecha),
    ...torneos.flatMap(({ matches }) => matches.map(({ partida }) => partida.fecha)),
  ].filter((date) => date !== null)
  const twice = dates.find((date, at) => dates.indexOf(date) !== at)
  return twice
    ? `${bold('Sí')}: hay ${dates.filter((date) => date === twice).length} a la misma hora, el ${bold(formatDateTime(twice))}.`
    : `${bold('No')}: ninguna es a la misma hora que otra.`
}

/** The retos that a question asks for, said; what is agreed of one alone is told whole. */
export async function tellRetos(asked: AgendaAsked, site: Site): Promise<Reply> {
  const { clans, days, states, mine, counts } = asked
  const [state = 'acordado'] = states
  if (mine && !site.asker)
    return {
      text: `Para decirte cuándo juega tu clan tengo que saber quién eres: ${link('inicia sesión', paths.login())}. Los retos acordados de todos están en ${agenda}.`,
      sugerencias: ['¿Qué retos hay?'],
    }
  if (mine && !(await ownClans(site)).length)
    return { text: `No estás en ningún clan de una etapa abierta. Los retos de todos están en ${agenda}.` }
  if (asked.way) return wayTold(asked, asked.way, line, site)
  const all = await agendaRetos(asked, site)
  const found = all.filter(({ estado }) => states.includes(estado))
  const open = all.filter(({ estado }) => !states.includes(estado))
  const whose = clans.length
    ? mine
      ? ` de tu clan con ${listed(clans.map(({ nombre }) => named(nombre)))}`
      : clans.length > 1
        ? ` entre ${listed(clans.map(({ nombre }) => named(nombre)))}`
        : ` de ${named(clans[0]?.nombre ?? '')}`
    : mine
      ? ' de tu clan'
      : ''
  const when = days ? ` ${days.said}` : ''
  const many = states.length > 1 ? 'retos' : kinds[state][1]
  const inTorneos = await torneosBeside(asked, site)
  const ofTorneos = torneoMatchesSaid(inTorneos, days)
  const [told] = found.length + open.length === 1 ? [...found, ...open] : []
  const mineOf = mine && told ? ((await ownClan(site))?.clanes ?? []).map(({ id }) => id) : []
  const rival = told && [told.retador, told.retado].find(({ id }) => mineOf.length > 0 && !mineOf.includes(id))
  const met = rival && site.community.clanById.get(rival.id)
  const about = { quien: clans.length || !met ? clans : [met], mine, sugerencias: ['¿Qué es un reto?'] }
  if (!found.length && !open.length) {
    const later = days ? await agendaRetos({ ...asked, days: null }, site) : []
    return {
      ...about,
      text: lines(
        `${asked.whether ? 'No: no' : 'No'} hay ${many}${whose}${when}.${state === 'propuesto' && !clans.length ? ' Los que no se han acordado los ven solo sus dos clanes.' : ''} Todos están en ${agenda}.`,
        capital(ofTorneos.replace(/^También /, '')),
        later.length > 0
          ? lines('Los que vienen:', bulletsUpTo(later.map(line), 3, paths.agenda))
          : asked.ofPicks === 'turno'
            ? articleOf('mapas-reto').es
            : state === 'acordado' && !ofTorneos && howToChallenge,
        await playedToday(asked, site),
      ),
      sugerencias: ['¿Cómo coordino una partida?', '¿Qué es un reto?'],
    }
  }
  const [only] = found
  const isWhether = asked.whether && !asked.turn && !asked.clash && !asked.ofPicks && !asked.stands
  if (only && found.length === 1 && !open.length && !counts && only.cierre && notPlayed.has(only.estado))
    return { ...about, text: lines(ended(only), `Todos están en ${agenda}.`) }
  return {
    ...about,
    text: lines(
      asked.clash && clashSaid(found, inTorneos),
      asked.ofPicks && only && picksSaid(asked.ofPicks, only, await picksOf(only, site)),
      asked.left && only && timeLeft(only, site),
      asked.turn && (await turnsOf([...found, ...open], site)),
      found.length > 0 && standing(asked),
      found.length
        ? counts
          ? `Hay ${bold(counted(found.length, `1 ${kinds[state][0]}`, `${found.length} ${many}`))}${whose}${when}:`
          : `${isWhether ? 'Sí: ' : ''}${isWhether ? many : capital(many)}${whose}${when}:`
        : `No hay ${many}${whose}${when}, pero sí por responder:`,
      bulletsUpTo(found.map(line), most, paths.agenda),
      only && found.length === 1 && only.estado === 'acordado' && (await wholeOf(only, site)),
      ...(asked.picks && found.length > 1 ? await allPicks(found.slice(0, most), site) : []),
      ofTorneos,
      open.length > 0 && lines(found.length > 0 && 'Por responder:', bulletsUpTo(open.map(line), most, paths.agenda)),
      await playedToday(asked, site),
      `Horas de Chile. Todos están en ${agenda}.`,
    ),
  }
}
