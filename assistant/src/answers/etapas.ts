import type { ClanRow } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
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
  type Say,
} from '../wording'
import { etapaLink, etapasOf, inEtapa, stateNote, theEtapa } from './which'

export const clanLink = (clan: Pick<ClanRow, 'id' | 'nombre'>) => link(clan.nombre, paths.clan(clan.id))
const isRanked = ({ ranking_actual }: ClanRow) => ranking_actual > 0

export const groupsOf = ({ site }: Asked, clanes: readonly { id: number }[]): ClanName[] =>
  clanes.flatMap(({ id }) => site.community.clanById.get(id) ?? [])

/** How many rows of a table are told: of one alone, of each of several, at most. */
const [ofOne, ofEach, mostRows] = [10, 5, 20]

const noEtapas = (say: Say): Reply => ({
  text: `${say('Todavía no hay etapas abiertas. Mira el', 'No stage is open yet. See the')} ${link('ladder', paths.ladder)}.`,
})

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
  const { say } = asked
  const wanted = asked.numero ?? 1
  const etapas = meant(asked, asked.terms.has('clan') ? clanEtapas(asked) : etapasOf(asked))
  if (!etapas.length) return noEtapas(asked.say)
  const tables = await tablesOf(asked, etapas)
  const found = tables.flatMap(({ etapa, ranked }) => {
    const clan = ranked.at(wanted > 0 ? wanted - 1 : wanted)
    return clan ? [{ etapa, clan, of: ranked.length }] : []
  })
  const [first, ...others] = found
  if (!first)
    return {
      text: say(
        `No hay nadie en ${wanted > 0 ? `el puesto ${wanted}` : 'ese puesto'} todavía.`,
        'Nobody is in that place yet.',
      ),
      etapas,
    }
  const goes = ({ archivada }: NamedEtapa, { nombre }: ClanRow) =>
    archivada
      ? say(verb('quedó', 'quedaron', nombre), 'ended')
      : say(verb('va', 'van', nombre), verb('is', 'are', nombre))
  return {
    text: lines(
      ...found.map(
        ({ etapa, clan, of }) =>
          `${bold(clanLink(clan))} ${goes(etapa, clan)} ${bold(placed(clan.ranking_actual, say))} ${say('de', 'of')} ${of} ${inEtapa(etapa, say)}, ${say('con', 'with')} ${wonAndLost(clan, say)}.`,
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
  const { say } = asked
  const told = (await tablesOf(asked, etapas)).map(({ etapa, clanes, ranked }) => {
    const rows = isLast ? ranked.slice(-count) : ranked.slice(0, count)
    const rest = clanes.length - ranked.length
    return {
      etapa,
      rows,
      ranked,
      text: lines(
        say(
          `${isLast ? 'Los últimos: así' : 'Así'} ${etapa.archivada ? 'terminó' : 'va'} ${theEtapa(etapa)}${stateNote(etapa)}, en victorias–derrotas:`,
          `${isLast ? 'The last of' : 'Table of'} ${theEtapa(etapa, say)}${stateNote(etapa, say)}, as wins–losses:`,
        ),
        ...rows.map((clan) => `${placed(clan.ranking_actual, say)} ${bold(clanLink(clan))} ${scored(clan)}`),
        ranked.length > rows.length && link(say('Ver todos los puestos', 'See all places'), paths.etapa(etapa.id)),
        rest > 0 &&
          say(`${counted(rest, 'Un clan', `${rest} clanes`)} sin ranking.`, `Clans without a place: ${rest}.`),
      ),
    }
  })
  const [only, another] = told
  return {
    text: lines(...told.map(({ text }) => text)) || say('Todavía no hay clanes rankeados.', 'No clan is ranked yet.'),
    etapas: told.map(({ etapa }) => etapa),
    quien: groupsOf(asked, only?.rows.slice(0, 1) ?? []),
    listed: groupsOf(asked, another ? [] : (only?.ranked ?? [])),
  }
}

/** The table of the first etapa asked for, or of the newest open one; the other open ones by name. */
export async function table(asked: Asked): Promise<Reply> {
  const [etapa, ...others] = asked.etapas.length || asked.juego ? clanEtapas(asked) : etapasOf(asked)
  if (!etapa) return noEtapas(asked.say)
  const told = await tablesTold(asked, [etapa], { count: ofOne })
  return {
    ...told,
    text: lines(
      told.text,
      others.length > 0 && `${asked.say('Otras tablas', 'Other tables')}: ${listed(others.map(etapaLink), asked.say)}.`,
    ),
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
  (are: (clan: ClanRow) => boolean, [es, en]: readonly [string, string], note = '') =>
  async (asked: Asked): Promise<Reply> => {
    const { say } = asked
    const etapas = clanEtapas(asked)
    if (!etapas.length) return noEtapas(asked.say)
    const tables = (await tablesOf(asked, etapas)).map((table) => ({ ...table, found: table.clanes.filter(are) }))
    return {
      text: lines(
        ...tables.map(
          ({ etapa, clanes, ranked, found }) =>
            `${capital(inEtapa(etapa, say))} ${say('hay', 'there are')} ${bold(counted(found.length, '1 clan', `${found.length} ${say('clanes', 'clans')}`))}${say(es, en)} (${ranked.length} ${say('de', 'of')} ${clanes.length} ${say('con puesto', 'are ranked')}): ${listedUpTo(found.map(clanLink), etapas.length > 1 ? 5 : 30, say) || say('ninguno', 'none')}.`,
        ),
        say(note, ''),
      ),
      etapas,
      listed: tables.flatMap(({ found }) => groupsOf(asked, found)),
    }
  }
export const clansOf = clansThat(() => true, ['', ''])
export const unranked = clansThat(
  (clan) => !isRanked(clan),
  [' sin ranking', ' without a place'],
  'Un clan entra solo al ranking, con su primera victoria válida.',
)

/** Every game there is, with its etapas and whether each is open. */
export function etapaList({ site: { community }, say }: Pick<Asked, 'site' | 'say'>): Reply {
  const rows = community.juegos.map(({ id, nombre }) => {
    const own = community.etapas.filter((etapa) => etapa.juego.id === id)
    const told = own.map(
      (etapa) =>
        `${link(etapa.nombre, paths.etapa(etapa.id))}${etapa.multijugador ? '' : say(', uno contra uno', ', one against one')}${stateNote(etapa, say) || say(' (abierta)', ' (open)')}`,
    )
    return `${bold(link(nombre, paths.juego(id)))}: ${listed(told, say) || say('sin etapas todavía', 'no stage yet')}`
  })
  const closed = community.etapas.filter(({ archivada }) => archivada).length
  const open = community.etapas.filter(({ activo }) => activo).length
  return {
    text: lines(
      say(
        `Hay ${bold(counted(open, '1 etapa abierta', `${open} etapas abiertas`))}. Los juegos y sus etapas:`,
        `Open ${counted(open, 'stage', 'stages')}: ${bold(String(open))}. The games and their stages:`,
      ),
      bullets(rows),
      closed > 0 &&
        say(
          counted(closed, 'Se ha cerrado 1 etapa.', `Se han cerrado ${closed} etapas.`),
          `Closed: ${counted(closed, '1 stage', `${closed} stages`)}.`,
        ),
    ),
    sugerencias: ['¿Quién va primero?', '¿Cómo vuelvo a jugar?'],
  }
}

/** How long an etapa lasts and whether it is open. */
export function etapaEnd(asked: Asked): Reply {
  const etapas = etapasOf(asked)
  const open = etapas.filter(({ activo }) => activo)
  const { say } = asked
  const states = open.length ? [] : etapas.map((etapa) => `${etapaLink(etapa)}${stateNote(etapa, say)}`)
  return {
    text: lines(
      say(
        `Una etapa dura cerca de ${bold(`${etapaMonths} meses`)}; el cierre, y cada etapa nueva, los avisa la administración en ${link('Anuncios', paths.anuncios)}.`,
        `A stage lasts about ${bold(`${etapaMonths} months`)}; its end, and each new one, are told in ${link('Anuncios', paths.anuncios)}.`,
      ),
      open.length > 0 && `${say('Abiertas', 'Open')}: ${listed(open.map(etapaLink), say)}.`,
      states.length > 0 && `${say('No está abierta', 'Not open')}: ${listed(states, say)}.`,
    ),
    etapas: open.slice(0, 1),
  }
}
