import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, capital, counted, lines, link, placed, verb } from '../wording'
import type { Consulta } from './consulta'
import { instants } from './period'
import { tables, whenSaid } from './scope'

const shown = 8

/** The clans that were founded in a period, the newest first. */
export async function foundedIn(consulta: Consulta, site: Site): Promise<Reply> {
  const { desde, hasta } = instants(consulta)
  const etapas = tables(consulta, site)
  const rows = (
    await Promise.all(
      etapas.map(async (etapa) => (await clanesOfEtapa(site.db, etapa.id)).map((clan) => ({ clan, etapa }))),
    )
  )
    .flat()
    .filter(({ clan }) => (!desde || clan.created_at >= desde) && (!hasta || clan.created_at < hasta))
    .sort((a, b) => b.clan.created_at.localeCompare(a.clan.created_at))
  const [only] = etapas
  const where = only && etapas.length === 1 ? ` ${inEtapa(only)}` : ''
  const time = whenSaid(consulta, site)
  return {
    text: rows.length
      ? lines(
          `${capital(time.trim())} se ${counted(rows.length, 'fundó **1 clan**', `fundaron **${rows.length} clanes**`)}${where}:`,
          bulletsUpTo(
            rows.map(
              ({ clan, etapa }) =>
                `${bold(link(clan.nombre, paths.clan(clan.id)))}, el ${formatDate(clan.created_at)}${where ? '' : `, ${inEtapa(etapa)}`}`,
            ),
            shown,
            paths.ladder,
          ),
        )
      : `Ningún clan se fundó${time}${where || ' en las etapas abiertas'}.`,
    etapas: etapas.length === 1 ? etapas : [],
    listed: rows.slice(0, shown).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  }
}

/** Who climbed or fell the most in the whole of some etapas: from the place at which each came in to the one it has. */
export async function climbedInEtapa(
  hacia: 'mas' | 'menos',
  etapas: readonly NamedEtapa[],
  site: Site,
): Promise<Reply> {
  const sign = hacia === 'mas' ? 1 : -1
  const did = hacia === 'mas' ? (['subió', 'subieron'] as const) : (['bajó', 'bajaron'] as const)
  const parts: string[] = []
  for (const etapa of etapas) {
    const table = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
    const moved = (
      await Promise.all(
        table.map(async (clan) => {
          const first = (await placesOf(site.db, clan.id)).find(({ ranking }) => ranking > 0)?.ranking ?? 0
          return { clan, first, by: first ? sign * (first - clan.ranking_actual) : 0 }
        }),
      )
    )
      .filter(({ by }) => by > 0)
      .sort((a, b) => b.by - a.by || a.clan.ranking_actual - b.clan.ranking_actual)
    const line = ({ clan, first, by }: (typeof moved)[number]) =>
      `${bold(link(clan.nombre, paths.clan(clan.id)))} ${verb(did[0], did[1], clan.nombre)} ${bold(counted(by, '1 puesto', `${by} puestos`))}, del ${placed(first)} con que ${verb('entró', 'entraron', clan.nombre)} al ${placed(clan.ranking_actual)}`
    parts.push(
      moved.length
        ? lines(
            `En toda la etapa, ${inEtapa(etapa)}:`,
            bulletsUpTo(moved.slice(0, 3).map(line), 3, paths.etapa(etapa.id)),
          )
        : `Nadie ${did[0]} de puesto ${inEtapa(etapa)}.`,
    )
  }
  return { text: lines(...parts), etapas: etapas.length === 1 ? etapas : [] }
}

/** The clans that were founded first of all, and of those that are still in an open etapa: a clan counts from its first etapa on. */
export async function oldestOfAll({ medida, limite }: Consulta, site: Site): Promise<Reply> {
  const rows = (
    await Promise.all(
      site.community.etapas
        .filter(({ multijugador }) => multijugador)
        .map(async (etapa) => (await clanesOfEtapa(site.db, etapa.id)).map((clan) => ({ clan, etapa }))),
    )
  )
    .flat()
    .sort((a, b) => a.clan.created_at.localeCompare(b.clan.created_at) || a.clan.id - b.clan.id)
  const open = new Set(rows.flatMap(({ clan, etapa }) => (etapa.activo ? [clan.nombre] : [])))
  const firsts = rows.filter(({ clan }, at) => rows.findIndex(({ clan: { nombre } }) => nombre === clan.nombre) === at)
  const [first, ...rest] = firsts
  if (!first) return { text: 'Todavía no hay clanes.' }
  const name = ({ clan }: typeof first) => bold(link(clan.nombre, paths.clan(clan.id)))
  const since = ({ clan, etapa }: typeof first) =>
    `se ${verb('fundó', 'fundaron', clan.nombre)} el ${bold(formatDate(clan.created_at))}, ${inEtapa(etapa)}`
  const playing = firsts.find(({ clan }) => open.has(clan.nombre))
  return {
    text: lines(
      `${name(first)} ${verb('es', 'son', first.clan.nombre)} ${verb('el más antiguo', 'los más antiguos', first.clan.nombre)}: ${since(first)}${open.has(first.clan.nombre) ? ', y sigue en una etapa abierta' : ', y ya no está en ninguna etapa abierta'}.`,
      playing && playing !== first && `De los que siguen, ${name(playing)}: ${since(playing)}.`,
      'Después:',
      bulletsUpTo(
        rest
          .filter((each) => each !== playing)
          .slice(0, medida === 'lista' ? limite - 1 : 2)
          .map((each) => `${name(each)}: ${since(each)}`),
        shown,
        paths.ladder,
      ),
      link('Ver el ladder', paths.ladder),
    ),
    quien: [site.community.clanById.get(first.clan.id)].flatMap((who) => who ?? []),
    listed: firsts.slice(0, limite).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  }
}
