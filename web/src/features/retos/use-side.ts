import type { Reto } from '@trinchera/contract/retos'
import { clanMay } from '@trinchera/rules/permissions'
import { useOwnClan } from '../../lib/own-clan'

/** The viewer's part in a reto. `own`: id of the viewer's clan if it is one of the two. `reports`: true if the viewer may report for it. */
export function useSide({ id_etapa, retador, retado }: Reto): { own: number | undefined; reports: boolean } {
  const clan = useOwnClan(id_etapa)
  if (!clan || ![retador.id, retado.id].includes(clan.id)) return { own: undefined, reports: false }
  return { own: clan.id, reports: clanMay(clan.PlayerClan.rango, 'report') }
}
