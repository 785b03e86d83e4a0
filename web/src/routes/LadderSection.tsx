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

// Parts for logged-in players only. They are loaded lazily, so that visitors do not fetch their chunks.
const OwnWelcome = lazy(() => import('./OwnWelcome'))
const OwnCard = lazy(() => import('./OwnCard'))

const none: { id: number; nombre: string }[] = []

/** Id of the juego of the etapa or clan in the URL. Undefined while it is being fetched, and on screens without an etapa or a clan. */
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

/** Layout of every ladder screen: the welcome, the ladder's menu with a card for the player below it, and the screen itself. */
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
