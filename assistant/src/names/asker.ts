import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay } from '@trinchera/rules/permissions'
import type { Site } from '../intent'
import type { ClanName } from './community'

/** The clan of whoever asks: in an open etapa of several players, else in any open one. */
export async function ownClan({ db, asker, community }: Site): Promise<ClanName | null> {
  const player = asker && (await playerById(db, asker.id))
  if (!player) return null
  const open = community.etapas.filter(({ activo }) => activo)
  const [own] = open.flatMap(({ id }) => player.clanes.filter(({ id_etapa }) => id_etapa === id))
  return (own && community.clanById.get(own.id)) ?? null
}

/** The clans of whoever asks in open etapas, each with whether their rank may challenge. */
export async function ownClans({ db, asker, community }: Site) {
  const player = asker && (await playerById(db, asker.id))
  const open = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  return (player?.clanes ?? [])
    .filter(({ id_etapa }) => open.has(id_etapa))
    .map(({ id, id_etapa, nombre, PlayerClan }) => ({ id, id_etapa, nombre, may: clanMay(PlayerClan.rango, 'report') }))
}

/** The names of the clans of whoever asks, those of several players first. */
export async function clansAsking(site: Site): Promise<ClanName[]> {
  const teams = new Set(site.community.etapas.flatMap(({ id, multijugador }) => (multijugador ? [id] : [])))
  const own = await ownClans(site)
  const first = [
    ...own.filter(({ id_etapa }) => teams.has(id_etapa)),
    ...own.filter((each) => !teams.has(each.id_etapa)),
  ]
  return [...new Set(first.flatMap(({ id }) => site.community.clanById.get(id) ?? []))]
}
