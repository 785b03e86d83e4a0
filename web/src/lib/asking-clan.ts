import type { Player } from '@trinchera/contract/players'
import { useQuery } from '@tanstack/react-query'
import { etapaName } from './open-etapas'
import { openEtapasQuery, tableQuery } from './queries'

type OwnClan = Player['clanes'][number]

/** The clan for which a player fills in a form: the one in the etapa `etapaId`, or the only one. Also returns the other clans of its table. */
export function useAskingClan(clanes: readonly OwnClan[], etapaId: number) {
  const { data: etapas } = useQuery(openEtapasQuery)
  const own = clanes.find((clan) => clan.id_etapa === etapaId) ?? (clanes.length === 1 ? clanes[0] : undefined)
  const table = useQuery({ ...tableQuery(own?.id_etapa ?? 0), enabled: own !== undefined })
  return {
    own,
    table,
    rivals: table.data?.clanes.filter(({ id }) => id !== own?.id) ?? [],
    labelOf: ({ id_etapa, etapa: { nombre, juego } }: OwnClan) =>
      etapaName(etapas?.find(({ id }) => id === id_etapa) ?? { nombre, juego }),
  }
}
