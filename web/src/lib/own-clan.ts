import { useQuery } from '@tanstack/react-query'
import type { Player } from '@trinchera/contract/players'
import { useEffect } from 'react'
import { currentSession, updateSession, useSession } from './session'
import { playerQuery } from './queries'

/** Picks the fields of a player's data that are stored in the session. */
export const sessionPlayerOf = ({ username, email, admin, rol, imagen }: Player) => ({
  username,
  admin,
  rol,
  imagen,
  ...(email ? { email } : {}),
})

/** Query of the logged-in player with their clans and their rango in each clan. */
export function useOwnPlayer() {
  const session = useSession()
  const query = useQuery({ ...playerQuery(session?.player.id ?? 0), enabled: session !== null })
  const { data } = query
  // Updates the session, because the name, picture or rol may have been changed in another tab or by staff.
  useEffect(() => {
    if (data && data.id === currentSession()?.player.id) updateSession(sessionPlayerOf(data))
  }, [data])
  return query
}

/** The logged-in player's clan in an etapa, undefined if there is none. `known` is false until the player's clans are loaded. */
export function useOwnClanIn(etapa: number) {
  const session = useSession()
  const { data, isError } = useOwnPlayer()
  if (!session) return { clan: undefined, known: true }
  return { clan: data?.clanes.find((clan) => clan.id_etapa === etapa), known: data !== undefined || isError }
}

/** The logged-in player's clan in an etapa; undefined if there is none. */
export const useOwnClan = (etapa: number) => useOwnClanIn(etapa).clan
