import { useQuery } from '@tanstack/react-query'
import type { Player } from '@trinchera/contract/players'
import { useEffect } from 'react'
import { currentSession, updateSession, useSession } from '../app/session'
import { playerQuery } from './queries'

/** What the session keeps of a player. */
export const sessionPlayerOf = ({ username, email, admin, rol, imagen }: Player) => ({
  username,
  admin,
  rol,
  imagen,
  ...(email ? { email } : {}),
})

/** The player who has logged in, with clans and ranks. */
export function useOwnPlayer() {
  const session = useSession()
  const query = useQuery({ ...playerQuery(session?.player.id ?? 0), enabled: session !== null })
  const { data } = query
  // A name, a picture or a rol may have changed elsewhere.
  useEffect(() => {
    if (data && data.id === currentSession()?.player.id) updateSession(sessionPlayerOf(data))
  }, [data])
  return query
}

/** One's own clan in a stage, with one's rank in it. */
export function useOwnClan(etapa: number) {
  const session = useSession()
  const { data } = useOwnPlayer()
  return session ? data?.clanes.find((clan) => clan.id_etapa === etapa) : undefined
}
