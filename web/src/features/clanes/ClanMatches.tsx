import type { Clan } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import { claimMs } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { useSession } from '../../lib/session'
import { useNow } from '../../lib/clock'
import { useLive } from '../../lib/live'
import { usePage } from '../../lib/page'
import { clanClaimsQuery, clanMatchesQuery } from './queries'
import { useRefresh } from '../../lib/refresh'
import { Button } from '../../ui/controls/Button'
import { ClaimDialog } from '../../ui/match/ClaimDialog'
import { MatchPages } from '../../ui/match/MatchPages'
import { rangoOf } from './rights'

/**
 * The clan's matches, in pages; the page number is in the URL. Members who may report for the clan can claim that a recent match without a
 * ruling is wrong.
 */
export function ClanMatches({ clan }: { clan: Clan }) {
  const viewer = useSession()?.player
  const { page, setPage } = usePage()
  const query = useQuery(clanMatchesQuery(clan.id, page))
  const now = useNow()
  const [chosen, setChosen] = useState<Match>()
  const [open, setOpen] = useState(false)
  const mayClaim = viewer !== undefined && clanMay(rangoOf(clan, viewer.id), 'report')
  const { data: claimed } = useQuery({ ...clanClaimsQuery(clan.id), enabled: mayClaim })
  const refresh = useRefresh()
  // Refreshes the claims when a notice arrives, because the clan is notified when staff decides its claim.
  useLive('notice:created', () => refresh(`reclamos/${clan.id}`))

  const client = useQueryClient()
  const claimsKey = clanClaimsQuery(clan.id).queryKey
  const rivalIn = (match: Match) => (match.ganador.id === clan.id ? match.perdedor : match.ganador)

  function act(match: Match) {
    if (!mayClaim || !claimed || match.ruling || now - Date.parse(match.fecha) > claimMs) return undefined
    if (claimed.some(({ id_match }) => id_match === match.id)) return <span className="chip attention">Reclamada</span>
    return (
      <Button
        size="small"
        aria-label={`Reclamar la partida con ${rivalIn(match).nombre}`}
        onClick={() => {
          setChosen(match)
          setOpen(true)
        }}
      >
        Reclamar
      </Button>
    )
  }

  return (
    <>
      <MatchPages
        query={query}
        page={page}
        onPage={setPage}
        won={(match) => match.ganador.id === clan.id}
        act={mayClaim ? act : undefined}
        empty="Aparecen acá apenas se reporte la primera."
      />
      {chosen && (
        <ClaimDialog
          key={chosen.id}
          match={chosen}
          title={`Reclamar la partida con ${rivalIn(chosen).nombre}`}
          act="Enviar reclamo"
          then={[
            'Lo leen los moderadores; no es público.',
            `Va a nombre de ${clan.nombre}, con el tuyo.`,
            'La partida sigue contando mientras no haya un fallo.',
            'Te llega un aviso cuando lo resuelvan.',
          ]}
          open={open}
          onOpenChange={setOpen}
          send={(body) => api.claimMatch({ params: { id: chosen.id }, body })}
          onSent={({ data }) => client.setQueryData(claimsKey, (before) => [data, ...(before ?? [])])}
          onRefused={(code) => {
            // 409: the clan already has an open claim on this match.
            if (code === 409) void client.invalidateQueries({ queryKey: claimsKey })
          }}
        />
      )}
    </>
  )
}
