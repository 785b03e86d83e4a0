import { playerById } from '@trinchera/db/queries/players/players'
import type { Site } from '../intent'
import type { ClanName } from './community'

/** The clan of whoever asks: in an open stage of several players, else in any open one. */
export async function ownClan({ db, asker, community }: Site): Promise<ClanName | null> {
  const player = asker && (await playerById(db, asker.id))
  if (!player) return null
  const open = community.etapas.filter(({ activo }) => activo)
  const [own] = open.flatMap(({ id }) => player.clanes.filter(({ id_etapa }) => id_etapa === id))
  return (own && community.clanById.get(own.id)) ?? null
}
