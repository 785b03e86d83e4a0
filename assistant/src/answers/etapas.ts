import type { ClanRow } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { etapaState } from '@trinchera/rules/etapa-state'
import { etapaMonths } from '@trinchera/rules/limits'
import { secondButton, tableButton } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName } from '../names/community'
import { numberIn } from '../names/numbers'
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
  scored,
  verb,
  wonAndLost,
} from '../wording'
import { etapaLink, etapasOf, inEtapa, stateNote, theEtapa } from './which'

export const clanLink = (clan: Pick<ClanRow, 'id' | 'nombre'>) => link(clan.nombre, paths.clan(clan.id))
const isRanked = ({ ranking_actual }: ClanRow) => ranking_actual > 0

export const groupsOf = ({ site }: Asked, clanes: readonly { id: number }[]): ClanName[] =>
  clanes.flatMap(({ id }) => site.community.clanById.get(id) ?? [])

/** How many rows of a table are told: of one alone, of each of several, at most. */
const [ofOne, ofEach, mostRows] = [10, 5, 20]

const noEtapas: Reply = { text: `Todavía no hay etapas abiertas. Mira el ${link('ladder', paths.ladder)}.` }

/** The clans of some etapas, and those of them with a place, in its order. */
const tablesOf = ({ site }: Asked, etapas: readonly NamedEtapa[]) =>
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

const over = new Set(
  'salio salieron quedo quedaron termino terminaron campeon campeones subcampeon gano ganaron'.split(' '),
)
/** Etapas of one name: those that are over where the question is of the past, 'quién ganó la Etapa I'; else all. */
function meant(asked: Asked, etapas: readonly NamedEtapa[]): readonly NamedEtapa[] {
  const closed = asked.words.some(({ plain }) => over.has(plain)) ? etapas.filter(({ archivada }) => archivada) : []
  return closed.length ? closed : etapas
}

/** Who stands at a place, the first where none is said, in each etapa asked for. */
export async function atPlace(asked: Asked): Promise<Reply> {
  const wanted = asked.numero ?? 1
  const etapas = meant(asked, asked.terms.has('clan') ? clanEtapas(asked) : etapasOf(asked))
  if (!etapas.length) return noEtapas
  const tables = await tablesOf(asked, etapas)
  const found = tables.flatMap(({ etapa, ranked }) => {
    const clan = ranked.at(wanted > 0 ? wanted - 1 : wanted)
    return clan ? [{ etapa, clan, of: ranked.length }] : []
  })
  const [first, ...others] = found
  if (!first) return { text: `No hay nadie en ${wanted > 0 ? `el puesto ${wanted}` : 'ese puesto'} todavía.`, etapas }
  return {
    text: lines(
      ...found.map(
        ({ etapa, clan, of }) =>
          `${bold(clanLink(clan))} ${etapa.archivada ? verb('quedó', 'quedaron', clan.nombre) : verb('va', 'van', clan.nombre)} ${bold(placed(clan.ranking_actual))} de ${of} ${inEtapa(etapa)}, con ${wonAndLost(clan)}.`,
      ),
    ),
    etapas,
    quien: groupsOf(asked, [first.clan]),
    listed: groupsOf(asked, others.length ? found.map(({ clan }) => clan) : (tables[0]?.ranked ?? [])),
    sugerencias: [secondButton(first.etapa), tableButton(first.etapa)].slice(wanted === 2 ? 1 : 0),
  }
}

/** Some tables from the top, so many rows of each; or from the end. */
async function tablesTold(
  asked: Asked,
  etapas: readonly NamedEtapa[],
  { count, isLast = false }: { count: number; isLast?: boolean },
): Promise<Reply> {
  const told = (await tablesOf(asked, etapas)).map(({ etapa, clanes, ranked }) => {
    const rows = isLast ? ranked.slice(-count) : ranked.slice(0, count)
    const rest = clanes.length - ranked.length
    return {
      etapa,
      rows,
      ranked,
      text: lines(
        `${isLast ? 'Los últimos: así' : 'Así'} ${etapa.archivada ? 'terminó' : 'va'} ${theEtapa(etapa)}${stateNote(etapa)}, en victorias–derrotas:`,
        ...rows.map((clan) => `${placed(clan.ranking_actual)} ${bold(clanLink(clan))} ${scored(clan)}`),
        ranked.length > rows.length && link('Ver todos los puestos', paths.etapa(etapa.id)),
        rest > 0 && `${counted(rest, 'Un clan', `${rest} clanes`)} sin ranking.`,
      ),
    }
  })
  const [only, another] = told
  return {
    text: lines(...told.map(({ text }) => text)) || 'Todavía no hay clanes rankeados.',
    etapas: told.map(({ etapa }) => etapa),
    quien: groupsOf(asked, only?.rows.slice(0, 1) ?? []),
    listed: groupsOf(asked, another ? [] : (only?.ranked ?? [])),
  }
}

/** The table of the first etapa asked for, or of the newest open one; the other open ones by name. */
export async function table(asked: Asked): Promise<Reply> {
  const [etapa, ...others] = asked.etapas.length || asked.juego ? clanEtapas(asked) : etapasOf(asked)
  if (!etapa) return noEtapas
  const told = await tablesTold(asked, [etapa], { count: ofOne })
  return {
    ...told,
    text: lines(told.text, others.length > 0 && `Otras tablas: ${listed(others.map(etapaLink))}.`),
    sugerencias: others.length ? others.slice(0, 3).map(tableButton) : ['¿Cómo funciona el ranking?'],
  }
}

/** How an etapa ended: a closed one of those that are named, else the newest that is closed; where it goes on, how it stands. */
export function etapaResult(asked: Asked): Promise<Reply> {
  const { etapas, juego, site } = asked
  const ofClans = site.community.etapas.filter((each) => each.multijugador && (!juego || each.juego.id === juego.id))
  const named = etapas.length ? etapas : ofClans
  const closed = named.filter(({ archivada }) => archivada)
  return tablesTold(asked, (closed.length ? closed : named).slice(0, etapas.length ? 3 : 1), { count: ofEach })
}

/** The first, or the last, of each etapa asked for: 'los tres primeros', 'top 5', 'el podio'. */
export function firstOnes(asked: Asked): Promise<Reply> {
  const { words, terms } = asked
  const isPodium = words.some(({ plain }) => plain.startsWith('podio'))
  const said = words.map(({ plain }) => numberIn(plain) ?? 0).find((value) => value > 1)
  return tablesTold(asked, clanEtapas(asked).slice(0, ofEach), {
    count: isPodium ? 3 : Math.min(said ?? ofEach, mostRows),
    isLast: terms.has('ultimo') && !terms.has('primero'),
  })
}

/** The clans of the etapas asked for that are so, how many and which. */
const clansThat =
  (are: (clan: ClanRow) => boolean, what: string, note = '') =>
  async (asked: Asked): Promise<Reply> => {
    const etapas = clanEtapas(asked)
    if (!etapas.length) return noEtapas
    const tables = (await tablesOf(asked, etapas)).map((table) => ({ ...table, found: table.clanes.filter(are) }))
    return {
      text: lines(
        ...tables.map(
          ({ etapa, clanes, ranked, found }) =>
            `${capital(inEtapa(etapa))} hay ${bold(counted(found.length, '1 clan', `${found.length} clanes`))}${what} (${ranked.length} de ${clanes.length} con puesto): ${listedUpTo(found.map(clanLink), etapas.length > 1 ? 5 : 30) || 'ninguno'}.`,
        ),
        note,
      ),
      etapas,
      listed: tables.flatMap(({ found }) => groupsOf(asked, found)),
    }
  }
export const clansOf = clansThat(() => true, '')
export const unranked = clansThat(
  (clan) => !isRanked(clan),
  ' sin ranking',
  'Un clan entra solo al ranking, con su primera victoria válida.',
)

/** Every game there is, with its etapas and whether each is open. */
export function etapaList({ site: { community } }: Asked): Reply {
  const rows = community.juegos.map(({ id, nombre }) => {
    const own = community.etapas.filter((etapa) => etapa.juego.id === id)
    const told = own.map(
      (etapa) =>
        `${link(etapa.nombre, paths.etapa(etapa.id))}${etapa.multijugador ? '' : ', uno contra uno'} (${etapaState(etapa)})`,
    )
    return `${bold(link(nombre, paths.juego(id)))}: ${listed(told) || 'sin etapas todavía'}`
  })
  const closed = community.etapas.filter(({ archivada }) => archivada).length
  return {
    text: lines(
      'Los juegos y sus etapas:',
      bullets(rows),
      closed > 0 && counted(closed, 'Se ha cerrado 1 etapa.', `Se han cerrado ${closed} etapas.`),
    ),
    sugerencias: ['¿Quién va primero?', '¿Cómo vuelvo a jugar?'],
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
