import type { Player } from '@trinchera/contract/players'
import { useQuery } from '@tanstack/react-query'
import { stageName } from './open-stages'
import { openEtapasQuery, tableQuery } from './queries'

type OwnClan = Player['clanes'][number]

/** The clan for which a player fills in a form: the one in etapa `stage`, or the only one. Also returns the other clans of its table. */
export function useAskingClan(clanes: readonly OwnClan[], stage: number) {
  const { data: stages } = useQuery(openEtapasQuery)
  const own = clanes.find((clan) => clan.id_etapa === stage) ?? (clanes.length === 1 ? clanes[0] : undefined)
  const table = useQuery({ ...tableQuery(own?.id_etapa ?? 0), enabled: own !== undefined })
  return {
    own,
    table,
    rivals: table.data?.clanes.filter(({ id }) => id !== own?.id) ?? [],
    labelOf: ({ id_etapa, etapa: { nombre, juego } }: OwnClan) =>
      stageName(stages?.find(({ id }) => id === id_etapa) ?? { nombre, juego }),
  }
}
