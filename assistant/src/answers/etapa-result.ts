import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { numberIn } from '../names/numbers'
import { bold, capital, counted, lines, link, placed } from '../wording'
import { etapasOf, inEtapa, stateNote, theEtapa } from './which'

/** How many of a table an answer shows where nobody says how many. */
const shown = 5
const most = 20
/** Of so many etapas at once. */
const mostEtapas = 5

/** The etapa that a question about an end means: a closed one of those it names, else the newest that is closed. */
function ended({ etapas, juego, site }: Asked): readonly NamedEtapa[] {
  const named = etapas.length
    ? etapas
    : site.community.etapas.filter((etapa) => etapa.multijugador && (!juego || etapa.juego.id === juego.id))
  const closed = named.filter(({ archivada }) => archivada)
  return (closed.length ? closed : named).slice(0, etapas.length ? 3 : 1)
}

async function rankedOf({ site }: Asked, etapa: NamedEtapa) {
  const all = await clanesOfEtapa(site.db, etapa.id)
  return { etapa, ranked: all.filter(({ ranking_actual }) => ranking_actual > 0) }
}
type Table = Awaited<ReturnType<typeof rankedOf>>

const rows = (ranked: Table['ranked']) =>
  ranked.map(
    (clan) =>
      `${placed(clan.ranking_actual)} ${bold(link(clan.nombre, paths.clan(clan.id)))} ${clan.triunfos}–${clan.derrotas}`,
  )
const groups = ({ site }: Asked, tables: readonly Table[]) =>
  tables.flatMap(({ ranked }) => ranked.flatMap(({ id }) => site.community.clanById.get(id) ?? []))

/** How an etapa ended; where it goes on, how it stands. */
export async function etapaResult(asked: Asked): Promise<Reply> {
  const tables = await Promise.all(ended(asked).map((etapa) => rankedOf(asked, etapa)))
  if (!tables.length)
    return { text: `Todavía no se cierra ninguna etapa ahí. Mira el ${link('ladder', paths.ladder)}.` }
  return {
    text: lines(
      ...tables.flatMap(({ etapa, ranked }) => [
        etapa.archivada
          ? `${capital(theEtapa(etapa))} ya se cerró, y terminó así:`
          : `${capital(theEtapa(etapa))} ${etapa.activo ? 'sigue abierta' : 'está pausada'}. Por ahora va así:`,
        ...(ranked.length ? rows(ranked.slice(0, shown)) : ['Nadie alcanzó a rankear.']),
        ranked.length > shown && link(`Ver los ${ranked.length} puestos`, paths.etapa(etapa.id)),
      ]),
    ),
    etapas: tables.map(({ etapa }) => etapa),
    quien: groups(asked, tables).slice(0, 1),
    listed: groups(asked, tables),
  }
}

/** How many are asked for: 'los tres primeros', 'top 5', 'el podio'. */
function howMany({ words }: Asked): number {
  const plain = words.map((word) => word.plain)
  if (plain.some((word) => word.startsWith('podio'))) return 3
  const cardinal = plain
    .map((word) =>
      /^(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/.test(word) ? numberIn(word) : null,
    )
    .find((value) => value !== null && value > 1)
  return Math.min(cardinal ?? shown, most)
}

/** The first, or the last, of each etapa asked for. */
export async function firstOnes(asked: Asked): Promise<Reply> {
  const all = etapasOf(asked)
  const clans = all.filter(({ multijugador }) => multijugador)
  // a podium is of what is over, where that is meant as well
  const isPodium = asked.words.some(({ plain }) => plain.startsWith('podio'))
  const etapas = (asked.etapas.length || !clans.length ? all : clans)
    .toSorted((a, b) => (isPodium ? Number(b.archivada) - Number(a.archivada) : 0))
    .slice(0, mostEtapas)
  const [count, last] = [howMany(asked), asked.terms.has('ultimo') && !asked.terms.has('primero')]
  const tables = await Promise.all(
    etapas.map(async (etapa) => {
      const { ranked } = await rankedOf(asked, etapa)
      return { etapa, ranked: last ? ranked.slice(-count) : ranked.slice(0, count) }
    }),
  )
  const filled = tables.filter(({ ranked }) => ranked.length)
  return {
    text: filled.length
      ? lines(
          ...filled.flatMap(({ etapa, ranked }) => [
            `${counted(ranked.length, `${last ? 'El último' : 'El primero'}`, `Los ${ranked.length} ${last ? 'últimos' : 'primeros'}`)} ${inEtapa(etapa)}${stateNote(etapa)}:`,
            ...rows(ranked),
          ]),
        )
      : 'Todavía no hay clanes rankeados.',
    etapas: filled.map(({ etapa }) => etapa),
    quien: groups(asked, filled).slice(0, 1),
    listed: filled.length === 1 ? groups(asked, filled) : [],
  }
}
