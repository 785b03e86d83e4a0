import { paths } from '@trinchera/contract/site-paths'
import { Navigate } from '../lib/router'
import { mainClan } from '../features/jugadores/main-clan'
import { useOwnPlayer } from '../lib/own-clan'
import { ButtonLink } from '../ui/controls/Button'
import { Parts } from '../ui/state/Parts'
import { EmptyState } from '../ui/state/states'
import { ScreenState } from './ScreenState'

/** Redirects to the logged-in player's main clan, so that a phone's app shortcut can use a fixed URL. */
export default function MiClan() {
  const own = useOwnPlayer()
  const { data } = own
  if (!data) return <ScreenState query={own} title="Mi clan" failed="No pudimos traer tu clan" />
  const clan = mainClan(data)
  if (clan) return <Navigate to={paths.clan(clan.id)} replace />
  return (
    <Parts>
      <h1>Mi clan</h1>
      <EmptyState
        title="Todavía no estás en un clan"
        action={
          <ButtonLink size="small" to={paths.ladder}>
            Ir al Ladder
          </ButtonLink>
        }
      >
        Crea uno en una etapa abierta o pide entrar a uno desde su página.
      </EmptyState>
    </Parts>
  )
}
