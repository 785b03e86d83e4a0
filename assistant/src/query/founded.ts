import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { formatDate } from '@trinchera/rules/presentation'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, capital, counted, lines, link, verb } from '../wording'
import type { Consulta } from './consulta'
import { instants } from './period'
import { tables, whenSaid } from './scope'

const shown = 8

/** The clans that were founded in a period, the newest first; without one the oldest of all, each name by the first etapa where it was. */
export async function foundedIn(consulta: Consulta, site: Site): Promise<Reply> {
  const { desde, hasta } = instants(consulta)
  const isTimed = Boolean(desde || hasta)
  const etapas = isTimed ? tables(consulta, site) : site.community.etapas.filter(({ multijugador }) => multijugador)
  const rows = (
    await Promise.all(
      etapas.map(async (etapa) => (await clanesOfEtapa(site.db, etapa.id)).map((clan) => ({ clan, etapa }))),
    )
  )
    .flat()
    .filter(({ clan }) => (!desde || clan.created_at >= desde) && (!hasta || clan.created_at < hasta))
    .sort((a, b) => (isTimed ? -1 : 1) * a.clan.created_at.localeCompare(b.clan.created_at))
  const all = isTimed
    ? rows
    : rows.filter(({ clan }, at) => rows.findIndex(({ clan: { nombre } }) => nombre === clan.nombre) === at)
  const isOpen = (name: string) => rows.some(({ clan, etapa }) => etapa.activo && clan.nombre === name)
  const name = ({ clan }: (typeof rows)[number]) => bold(link(clan.nombre, paths.clan(clan.id)))
  const line = (row: (typeof rows)[number]) =>
    `${name(row)}, el ${bold(formatDate(row.clan.created_at))}, ${inEtapa(row.etapa)}${isTimed || isOpen(row.clan.nombre) ? '' : ' (ya no está en ninguna abierta)'}`
  const [first] = all
  const oldestOpen = all.find(({ clan }) => isOpen(clan.nombre))
  return {
    text: lines(
      !first
        ? `Ningún clan se fundó${whenSaid(consulta, site)}.`
        : isTimed
          ? `${capital(whenSaid(consulta, site).trim())} se ${counted(all.length, 'fundó **1 clan**', `fundaron **${all.length} clanes**`)}:`
          : `Los más antiguos: ${name(first)} ${verb('fue el primero', 'fueron los primeros', first.clan.nombre)}${oldestOpen && oldestOpen !== first ? `; de los que siguen, ${name(oldestOpen)}` : ''}.`,
      bulletsUpTo(all.slice(0, isTimed ? undefined : 5).map(line), shown, paths.ladder),
    ),
    etapas: etapas.length === 1 ? etapas : [],
    quien: isTimed ? [] : all.slice(0, 1).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
    listed: all.slice(0, shown).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  }
}
