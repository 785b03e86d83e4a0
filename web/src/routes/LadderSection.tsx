import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { useMatch } from '../lib/router'
import { LadderLayout, WelcomePanel } from '../app/LadderLayout'
import { Part } from '../app/Part'
import { ScreenBoundary } from '../app/ScreenBoundary'
import { patterns } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { Welcome } from '../features/invitaciones/Welcome'
import { useOwnPlayer } from '../lib/own-clan'
import { clanQuery, etapaQuery, juegosQuery } from '../lib/queries'

// Only for logged-in players: visitors do not fetch these chunks.
const OwnWelcome = lazy(() => import('./OwnWelcome'))
const OwnCard = lazy(() => import('./OwnCard'))

const none: { id: number; nombre: string }[] = []

/** The juego of the current screen, from its URL and the data fetched for it. */
function useCurrentJuego(): number | undefined {
  const ids = [useMatch(patterns.etapa), useMatch(patterns.createClan), useMatch(patterns.clan)].map(
    (params) => Number(params?.id) || 0,
  )
  const etapaId = ids[0] || ids[1] || 0
  const clanId = ids[2] || 0
  const { data: etapa } = useQuery({ ...etapaQuery(etapaId), enabled: etapaId > 0 })
  const { data: clan } = useQuery({ ...clanQuery(clanId), enabled: clanId > 0 })
  return etapaId ? etapa?.juego.id : clanId ? clan?.etapa.juego.id : undefined
}

/** Layout of the ladder section: its menu, the player's clan and the side menu card. */
export default function LadderSection({ children }: { children?: ReactNode }) {
  const session = useSession()
  const { data: juegos = none } = useQuery(juegosQuery)
  const { data: player } = useOwnPlayer()
  return (
    <>
      <Part>
        <Welcome />
      </Part>
      <LadderLayout
        juegos={juegos}
        currentJuego={useCurrentJuego()}
        welcome={
          session && (
            <Part waiting={<WelcomePanel username={session.player.username} />}>
              <OwnWelcome viewer={session.player} player={player} />
            </Part>
          )
        }
        widget={
          session && (
            <Part>
              <OwnCard id={session.player.id} player={player} />
            </Part>
          )
        }
      >
        <ScreenBoundary>{children}</ScreenBoundary>
      </LadderLayout>
    </>
  )
}
