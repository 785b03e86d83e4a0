import type { Player } from '@trinchera/contract/players'
import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Torneo } from '@trinchera/contract/torneos'
import { clanMay, staffMay } from '@trinchera/rules/permissions'
import { useOwnPlayer } from '../../lib/own-clan'
import { useSession } from '../../lib/session'

export type OwnClan = Player['clanes'][number]

const none: OwnClan[] = []

/** The viewer's role in a torneo: the clans that the viewer may enrol or report for, and whether the viewer organises the torneo. */
export function useOwn({ id_etapa }: Pick<Torneo, 'id_etapa'>) {
  const viewer = useSession()?.player
  const { data } = useOwnPlayer()
  const clanes = data?.clanes ?? none
  const playing = id_etapa === null ? clanes : clanes.filter((clan) => clan.id_etapa === id_etapa)
  const rango = (id: number) => clanes.find((clan) => clan.id === id)?.PlayerClan.rango
  return {
    /** Ids of all of the viewer's clans, also in other etapas, because a clan that left the etapa may still be playing the torneo. */
    ids: clanes.map(({ id }) => id),
    enrols: playing.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'edit')),
    mayEnrol: (id: number) => clanMay(rango(id), 'edit'),
    reportsFor: (id: number) => clanMay(rango(id), 'report'),
    organises: viewer !== undefined && staffMay(viewer, 'torneos.manage'),
  }
}

/** The next match of these clans, undefined if none: first matches in progress or reported, then ready ones, each by match number. */
export function nextMatchOf({ llave }: Pick<TorneoPage, 'llave'>, clans: readonly number[]) {
  const all = llave?.rondas.flatMap(({ partidas }) => partidas) ?? []
  const open = all.filter(
    ({ a, b, estado }) =>
      ['lista', 'en-juego', 'reportada'].includes(estado) &&
      [a, b].some((side) => side !== null && clans.includes(side.id_clan)),
  )
  return open.find(({ estado }) => estado !== 'lista') ?? open[0]
}
