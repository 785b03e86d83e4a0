import type { Player } from '@trinchera/contract/players'
import { useQuery } from '@tanstack/react-query'
import { etapaName } from './open-etapas'
import { openEtapasQuery, tableQuery } from './queries'

type OwnClan = Player['clanes'][number]

/**
 * `own`: the player's clan for which a form is filled in: of `clanes`, the clan in `etapaId` or, if there is none, the only one. `rivals`:
 * the other clans in the ladder table of its etapa.
 */
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
