import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, counted, listedUpTo, named, scored, verb } from '../wording'
import type { Consulta } from './consulta'
import { tally, type Own } from './own-matches'
import { clanLink, clansOf } from './scope'

/** How many rivals an answer names. */
const mostRivals = 12

/** Whom it has never met, beaten or lost to, of those who play where it does. */
export function neverMet({ resultado, ...consulta }: Consulta, site: Site, who: Who, all: readonly Own[]): Reply {
  const ids = isClan(who) ? clansOf(who, { ...consulta, resultado }, site) : []
  const etapas = site.community.etapas.filter(
    ({ id }) => isClan(who) && who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)),
  )
  const met = new Set(all.filter(({ won }) => !resultado || won === (resultado === 'ganada')).map(({ rival }) => rival))
  const never = [...site.community.clanById].filter(
    ([id, { clanes }]) =>
      !ids.includes(id) &&
      !met.has(id) &&
      clanes.some((clan) => clan.id === id && etapas.some((etapa) => etapa.id === clan.id_etapa)),
  )
  // of who never beat whom, those who never met are told apart
  const played = new Set(all.map(({ rival }) => rival))
  const apart = resultado ? never.filter(([id]) => !played.has(id)) : []
  const meetings = (id: number) => all.filter(({ rival }) => rival === id).length
  const told = resultado ? never.filter(([id]) => played.has(id)).sort(([a], [b]) => meetings(b) - meetings(a)) : never
  const has = verb('ha', 'han', who)
  const unmet = apart.length > 0 && ` Con ${counted(apart.length, 'otro', `otros ${apart.length}`)} no ${has} jugado.`
  const said =
    resultado === 'ganada'
      ? `${named(who.nombre)} nunca le ${has} ganado`
      : resultado === 'perdida'
        ? `${named(who.nombre)} nunca ${has} perdido`
        : `${named(who.nombre)} no ${has} jugado`
  const where = etapas.length === 1 && etapas[0] ? ` ${inEtapa(etapas[0])}` : ''
  return {
    text: told.length
      ? `${said} ${resultado === 'ganada' ? 'a' : 'con'} ${bold(counted(told.length, '1 clan', `${told.length} clanes`))}${where}: ${listedUpTo(
          told.map(
            ([id, { nombre }]) =>
              `${clanLink(site, id, nombre)}${resultado ? ` (${scored(tally(all.filter(({ rival }) => rival === id)))})` : ''}`,
          ),
          mostRivals,
        )}.${unmet || ''}`
      : `${resultado === 'ganada' ? `Ninguno: ${named(who.nombre)} ya le ${has} ganado a todos` : resultado === 'perdida' ? `Ninguno: ${named(who.nombre)} ${has} perdido con todos` : `Ninguno: ${named(who.nombre)} ya ${has} jugado con todos`}${apart.length ? ' los que ha enfrentado' : ''}${where}.${unmet || ''}`,
    quien: [who],
    listed: told.slice(0, mostRivals).map(([, clan]) => clan),
    etapas: etapas.length === 1 ? etapas : [],
  }
}
