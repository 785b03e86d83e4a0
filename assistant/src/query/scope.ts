import { matchById } from '@trinchera/db/queries/ladder/tops'
import { playedMatches, type MatchScope, type PlayedMatch } from '@trinchera/db/queries/ladder/ledger'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import type { ClanName, Who } from '../names/community'
import { paths } from '@trinchera/contract/site-paths'
import { etapasOf, inEtapa, isClan } from '../answers/which'
import { link, quoted } from '../wording'
import { whoIs, type Consulta } from './consulta'
import { everyText, instants, isOn, periodText } from './period'

/** As many matches are read for an answer; what needs more is said to be too wide. */
export const mostRows = 20_000

export const tooWide: Reply = {
  kind: 'ask',
  text: `Eso abarca más de ${mostRows.toLocaleString('es-CL')} partidas y no las puedo revisar de una vez. Acótalo a un clan, a una etapa o a menos tiempo.`,
}

/** The etapas a question says; null where it says none. */
export function saidEtapas({ etapa, juego }: Consulta, { community }: Site): readonly NamedEtapa[] | null {
  if (etapa.length) return community.etapas.filter(({ id }) => etapa.includes(id))
  return juego ? community.etapas.filter((each) => each.juego.id === juego) : null
}

/** The etapas whose tables answer it: those it says, else the open ones of several players. */
export function tables(consulta: Consulta, site: Site): readonly NamedEtapa[] {
  const said = saidEtapas(consulta, site)
  if (said && consulta.etapa.length) return said
  const open = etapasOf({ etapas: [], juego: said?.[0]?.juego ?? null, site })
  const many = open.filter(({ multijugador }) => multijugador)
  return (many.length ? many : open).slice(0, 8)
}

/** The clans of a name in the etapas a question says, else in those that are open, else in all. */
export function clansOf({ clanes }: ClanName, consulta: Consulta, site: Site, all = false): number[] {
  const said = saidEtapas(consulta, site)
  const within = (etapas: readonly NamedEtapa[]) =>
    clanes.filter(({ id_etapa }) => etapas.some(({ id }) => id === id_etapa)).map(({ id }) => id)
  if (said) return within(said)
  const open = within(site.community.etapas.filter(({ activo }) => activo))
  return open.length && !all ? open : clanes.map(({ id }) => id)
}

export const subjectOf = ({ quien: [ref] }: Consulta, { community }: Site): Who | null =>
  ref ? whoIs(ref, community) : null
export const rivalOf = ({ rival }: Consulta, { community }: Site): Who | null => whoIs(rival, community)

/** Which matches a question is about, of whom it says; null where one that it names does not play there. */
export function scopeOf(consulta: Consulta, site: Site, all = false): MatchScope | null {
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const said = saidEtapas(consulta, site)
  const scope: MatchScope = {
    ...instants(consulta),
    ...(said ? { etapas: said.map(({ id }) => id) } : {}),
    ...(who && isClan(who) ? { clanes: clansOf(who, consulta, site, all) } : {}),
    ...(who && !isClan(who) ? { player: who.id } : {}),
    ...(rival && isClan(rival) ? { rivales: clansOf(rival, consulta, site, true) } : {}),
  }
  return scope.clanes?.length === 0 || scope.rivales?.length === 0 || scope.etapas?.length === 0 ? null : scope
}

/** ' en octubre', ' ayer'; nothing where no time is said. */
export const whenSaid = ({ desde, hasta, semana }: Consulta, { now, say }: Site): string =>
  semana !== null ? ` ${everyText(semana, say)}` : desde || hasta ? ` ${periodText({ desde, hasta }, now, say)}` : ''

/** The matches of a scope that were played on the days that are asked for; null where too many would have to be read. */
export async function playedOn({ semana }: Consulta, scope: MatchScope, { db }: Site): Promise<PlayedMatch[] | null> {
  const found = await playedMatches(db, scope, mostRows)
  return semana === null ? found : (found?.filter(({ fecha }) => isOn(fecha, semana)) ?? null)
}

/** A clan's name as it is now; that of a deleted one is known from its matches alone. */
export async function clanName(site: Site, clan: number, match: number): Promise<string> {
  const known = site.community.clanById.get(clan)
  if (known) return known.nombre
  const played = await matchById(site.db, match)
  return (
    (played?.ganador.id === clan ? played.ganador.nombre : played?.perdedor.nombre) ??
    site.say('un clan eliminado', 'a deleted clan')
  )
}

/** A clan of some id as a link; of a deleted one the name alone. */
export const clanLink = (site: Site, id: number, nombre: string): string =>
  site.community.clanById.has(id) ? link(nombre, paths.clan(id)) : quoted(nombre)

/** ' en la Etapa II de Allied Assault', ' en Spearhead'; nothing where several games are said, or none. */
export function whereSaid(consulta: Consulta, site: Site): string {
  const etapas = saidEtapas(consulta, site) ?? []
  const [only] = etapas
  if (!only) return ''
  if (etapas.length === 1) return ` ${inEtapa(only, site.say)}`
  return etapas.every(({ juego }) => juego.id === only.juego.id) ? ` ${site.say('en', 'in')} ${only.juego.nombre}` : ''
}
