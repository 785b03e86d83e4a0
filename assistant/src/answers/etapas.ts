import type { ClanRow } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { etapaMonths } from '@trinchera/rules/limits'
import { secondButton, tableButton } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName } from '../names/community'
import { numberIn, unreadPlace } from '../names/numbers'
import {
  bold,
  bullets,
  capital,
  counted,
  lines,
  link,
  listed,
  listedUpTo,
  placed,
  quoted,
  scored,
  shortened,
  verb,
  wonAndLost,
} from '../wording'
import { plainText } from '../words/plain'
import { etapaLink, etapasOf, inEtapa, stateNote, theEtapa } from './which'

export const clanLink = (clan: Pick<ClanRow, 'id' | 'nombre'>) => link(clan.nombre, paths.clan(clan.id))
const isRanked = ({ ranking_actual }: ClanRow) => ranking_actual > 0

export const groupsOf = ({ site }: Asked, clanes: readonly { id: number }[]): ClanName[] =>
  clanes.flatMap(({ id }) => site.community.clanById.get(id) ?? [])

/** How many of a table an answer shows: all of one, the first of several; the most that are asked for. */
const [tableRows, usualFirst, mostFirst] = [10, 5, 20]

const noEtapas: Reply = { text: `Todavía no hay etapas abiertas. Mira el ${link('ladder', paths.ladder)}.` }

/** The clans of some etapas, and those of them with a place, in its order. */
export const tablesOf = ({ site }: Asked, etapas: readonly NamedEtapa[]) =>
  Promise.all(
    etapas.map(async (etapa) => {
      const clanes = await clanesOfEtapa(site.db, etapa.id)
      return { etapa, clanes, ranked: clanes.filter(isRanked) }
    }),
  )

/** Etapas of one against one are asked for by name: where none is named, clans' etapas are meant. */
export const clanEtapas = (asked: Asked): readonly NamedEtapa[] => {
  const all = etapasOf(asked)
  const clans = all.filter(({ multijugador }) => multijugador)
  return asked.etapas.length || !clans.length ? all : clans
}

/** Of etapas that are told apart only by being over, 'quién salió campeón de la Etapa I' means those; null where none or all of them are. */
function ended({ etapas, words }: Asked): readonly NamedEtapa[] | null {
  const closed = etapas.filter(({ archivada }) => archivada)
  const saysEnd = /\b(?:salio|salieron|quedo|quedaron|termino|terminaron|(?:sub)?campeon(?:es)?|gano|ganaron)\b/
  return saysEnd.test(plainText(words)) && closed.length && closed.length < etapas.length ? closed : null
}

/** Who stands at a place, the first where none is said, in each etapa asked for. */
export async function atPlace(asked: Asked): Promise<Reply> {
  const text = plainText(asked.words)
  if (/\b(?:primeros|ultimos)\b/.test(text)) return table(asked)
  const unread = asked.numero === null && asked.words.find(({ plain }) => unreadPlace(plain))
  if (unread)
    return {
      kind: 'ask',
      text: `No entiendo qué puesto es «${quoted(unread.typed)}». Dímelo con el número: «puesto 3».`,
    }
  const wanted = asked.numero ?? 1
  const etapas = ended(asked) ?? (/\b(?:clan|equipo|team)\b/.test(text) ? clanEtapas(asked) : etapasOf(asked))
  if (!etapas.length) return noEtapas
  const tables = await tablesOf(asked, etapas)
  const found = tables.flatMap(({ etapa, ranked }) => {
    const clan = ranked.at(wanted > 0 ? wanted - 1 : wanted)
    return clan ? [{ etapa, clan, of: ranked.length }] : []
  })
  const [only, ...others] = found
  if (!only) return { text: `No hay nadie en ${wanted > 0 ? `el puesto ${wanted}` : 'ese puesto'} todavía.`, etapas }
  const line = ({ etapa, clan, of }: typeof only) =>
    `${bold(clanLink(clan))} ${etapa.archivada ? verb('quedó', 'quedaron', clan.nombre) : verb('va', 'van', clan.nombre)} ${bold(placed(clan.ranking_actual))} de ${of} ${inEtapa(etapa)}, con`
  return {
    text: lines(
      `${line(only)} ${wonAndLost(only.clan)}.`,
      others.length > 0 && 'En las otras etapas (victorias–derrotas):',
      bullets(others.map((each) => `${line(each)} ${scored(each.clan)}`)),
    ),
    etapas,
    quien: groupsOf(asked, [only.clan]),
    listed: groupsOf(asked, others.length ? found.map(({ clan }) => clan) : (tables[0]?.ranked ?? [])),
    sugerencias: [secondButton(only.etapa), tableButton(only.etapa)].slice(wanted === 2 ? 1 : 0),
  }
}

/** Several places of a table, and not one. */
const ofSeveral = /\b(?:primeros|ultimos|top|mejores|tabla|posiciones|clasificacion|ranking)\b/

type Found = Awaited<ReturnType<typeof tablesOf>>[number]

/** Rows of some tables, each under what leads it in. */
function rowsOf(
  asked: Asked,
  tables: readonly Found[],
  told: (found: Found) => { lead: string; rows: readonly ClanRow[] },
): Reply {
  const parts = tables.filter(({ ranked }) => ranked.length).map((found) => ({ found, ...told(found) }))
  const groups = groupsOf(
    asked,
    parts.flatMap(({ rows }) => rows),
  )
  return {
    text:
      lines(
        ...parts.flatMap(({ found: { etapa, ranked }, lead, rows }) => [
          lead,
          ...rows.map((clan) => `${placed(clan.ranking_actual)} ${bold(clanLink(clan))} ${scored(clan)}`),
          ranked.length > rows.length && link('Ver todos los puestos', paths.etapa(etapa.id)),
        ]),
      ) || 'Todavía no hay clanes rankeados.',
    etapas: parts.map(({ found }) => found.etapa),
    quien: groups.slice(0, 1),
    listed: parts.length === 1 ? groups : [],
  }
}

/** The table of the first etapa asked for, or of the newest open one; the other open ones by name. One place of it where only that is asked. */
export async function table(asked: Asked): Promise<Reply> {
  if (asked.numero !== null && !ofSeveral.test(plainText(asked.words))) return atPlace(asked)
  const [etapa, ...others] = asked.etapas.length || asked.juego ? clanEtapas(asked) : etapasOf(asked)
  if (!etapa) return noEtapas
  const [found] = await tablesOf(asked, [etapa])
  const { clanes = [], ranked = [] } = found ?? {}
  const rest = clanes.length - ranked.length
  const reply = rowsOf(asked, found ? [found] : [], () => ({
    lead: `Tabla de ${theEtapa(etapa)}${stateNote(etapa)} (victorias–derrotas):`,
    rows: shortened(ranked, tableRows).shown,
  }))
  return {
    ...reply,
    text: lines(
      reply.text,
      rest > 0 && `${counted(rest, 'Un clan', `${rest} clanes`)} sin ranking.`,
      others.length > 0 && `Otras tablas: ${listed(others.map(etapaLink))}.`,
    ),
    etapas: [etapa],
    listed: groupsOf(asked, ranked),
    sugerencias: others.length ? others.slice(0, 3).map(tableButton) : ['¿Cómo funciona el ranking?'],
  }
}

/** How an etapa ended: a closed one of those that are named, else the newest that is closed; where it goes on, how it stands. */
export async function etapaResult(asked: Asked): Promise<Reply> {
  const { etapas, juego, site } = asked
  const ofClans = site.community.etapas.filter((each) => each.multijugador && (!juego || each.juego.id === juego.id))
  const named = etapas.length ? etapas : ofClans
  const closed = named.filter(({ archivada }) => archivada)
  const tables = await tablesOf(asked, (closed.length ? closed : named).slice(0, etapas.length ? 3 : 1))
  return rowsOf(asked, tables, ({ etapa, ranked }) => ({
    lead: `${capital(theEtapa(etapa))} ${etapa.archivada ? 'ya se cerró, y terminó así' : `${etapa.activo ? 'sigue abierta' : 'está pausada'}. Por ahora va así`}:`,
    rows: ranked.slice(0, usualFirst),
  }))
}

/** How many are asked for: 'los tres primeros', 'top 5', 'el podio'. */
function howMany({ words }: Asked): number {
  if (words.some(({ plain }) => plain.startsWith('podio'))) return 3
  const cardinal = /^(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/
  const said = words.map(({ plain }) => (cardinal.test(plain) ? numberIn(plain) : null))
  return Math.min(said.find((value) => value !== null && value > 1) ?? usualFirst, mostFirst)
}

/** The first, or the last, of each etapa asked for. */
export async function firstOnes(asked: Asked): Promise<Reply> {
  // a podium is of what is over, where that is meant as well
  const isPodium = asked.words.some(({ plain }) => plain.startsWith('podio'))
  const etapas = clanEtapas(asked).toSorted((a, b) => (isPodium ? Number(b.archivada) - Number(a.archivada) : 0))
  const [count, isLast] = [howMany(asked), asked.terms.has('ultimo') && !asked.terms.has('primero')]
  return rowsOf(asked, await tablesOf(asked, etapas.slice(0, usualFirst)), ({ etapa, ranked }) => ({
    lead: `Los ${isLast ? 'últimos' : 'primeros'} ${inEtapa(etapa)}${stateNote(etapa)}:`,
    rows: isLast ? ranked.slice(-count) : ranked.slice(0, count),
  }))
}

/** The clans of the etapas asked for, how many and which. */
export async function clansOf(asked: Asked): Promise<Reply> {
  if (/\b(?:sin (?:rankear|ranking|puesto|lugar)|no rankead[oa]s?)\b/.test(plainText(asked.words)))
    return unranked(asked)
  const etapas = clanEtapas(asked)
  if (!etapas.length) return noEtapas
  const alone = asked.etapas.length ? [] : etapasOf(asked).filter((each) => each.activo && !etapas.includes(each))
  const told = (await tablesOf(asked, etapas)).map(({ etapa, clanes, ranked }) => {
    const some = ranked.length < clanes.length ? `, ${ranked.length} con puesto` : ''
    const names = clanes.length ? `: ${listedUpTo(clanes.map(clanLink), etapas.length > 1 ? 5 : 30)}` : ''
    return `${capital(inEtapa(etapa))} hay ${bold(counted(clanes.length, '1 clan', `${clanes.length} clanes`))}${some}${names}.`
  })
  return {
    text: lines(
      ...told,
      alone.length > 0 && `En uno contra uno cada jugador va solo: ${listed(alone.map(etapaLink))}.`,
    ),
    etapas,
  }
}

/** Clans without a place. */
export async function unranked(asked: Asked): Promise<Reply> {
  const tables = (await tablesOf(asked, clanEtapas(asked))).map(({ etapa, clanes }) => ({
    etapa,
    without: clanes.filter((clan) => !isRanked(clan)),
  }))
  const found = tables.filter(({ without }) => without.length)
  return {
    text: lines(
      ...found.map(
        ({ etapa, without }) =>
          `No rankeados de ${theEtapa(etapa)} (${without.length}): ${listed(without.map(clanLink))}.`,
      ),
      !found.length && 'Todos los clanes tienen puesto.',
      'Un clan entra solo al ranking, con su primera victoria válida.',
    ),
    etapas: found.map(({ etapa }) => etapa),
    listed: found.flatMap(({ without }) => groupsOf(asked, without)),
  }
}

/** Every etapa there is, or that is over. */
export function etapaList({ site, juego, words }: Asked): Reply {
  const isOver =
    /\b(?:cerrad[oa]s?|cerraron|cerro|terminad[oa]s|terminaron|pasad[oa]s|viejas|antiguas|anteriores)\b/.test(
      plainText(words),
    )
  const of = site.community.etapas.filter(
    (etapa) => (!juego || etapa.juego.id === juego.id) && (!isOver || etapa.archivada),
  )
  const rows = of.map(
    (etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : ', uno contra uno'}${stateNote(etapa)}`,
  )
  const closed = counted(of.length, 'Se ha cerrado 1 etapa', `Se han cerrado ${of.length} etapas`)
  return {
    text: of.length ? lines(`${isOver ? closed : 'Las etapas'}:`, bullets(rows)) : 'Todavía no hay etapas así.',
    etapas: of.slice(0, 1),
    sugerencias: ['¿Quién va primero?'],
  }
}

/** Every game there is. */
export function gameList({ site: { community } }: Asked): Reply {
  const games = community.juegos.map(({ id, nombre }) => {
    const etapas = community.etapas.flatMap((etapa) => (etapa.juego.id === id ? [quoted(etapa.nombre)] : []))
    return `${bold(link(nombre, paths.juego(id)))}: ${listed(etapas) || 'sin etapas todavía'}`
  })
  return {
    text: lines('Jugamos a esto:', bullets(games)),
    sugerencias: ['¿Qué etapas hay?', '¿Cómo vuelvo a jugar?'],
  }
}

/** How long an etapa lasts and whether it is open. */
export function etapaEnd(asked: Asked): Reply {
  const etapas = etapasOf(asked)
  const open = etapas.filter(({ activo }) => activo)
  const states = open.length ? [] : etapas.map((etapa) => `${etapaLink(etapa)}${stateNote(etapa)}`)
  return {
    text: lines(
      `Una etapa dura cerca de ${bold(`${etapaMonths} meses`)}; el cierre, y cada etapa nueva, los avisa la administración en ${link('Anuncios', paths.anuncios)}.`,
      open.length > 0 && `Abiertas: ${listed(open.map(etapaLink))}.`,
      states.length > 0 && `No está abierta: ${listed(states)}.`,
    ),
    etapas: open.slice(0, 1),
  }
}
