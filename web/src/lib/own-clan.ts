import { useQuery } from '@tanstack/react-query'
import { useSession } from '../app/session'
import { playerQuery } from './queries'

/** The player who has logged in, with clans and ranks. */
export function useOwnPlayer() {
  const session = useSession()
  return useQuery({ ...playerQuery(session?.player.id ?? 0), enabled: session !== null })
}

/** One's own clan in a stage, with one's rank in it. */
export function useOwnClan(etapa: number) {
  const session = useSession()
  const { data } = useOwnPlayer()
  return session ? data?.clanes.find((clan) => clan.id_etapa === etapa) : undefined
}
