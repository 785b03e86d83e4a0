import { lazily } from '@trinchera/rules/lazily'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '../../lib/session'
import { useLive, watchCase } from '../../lib/live'

const casesStore = create<{ casos: readonly { caso: string; quienes: string[] }[] }>(() => ({ casos: [] }))

/** Stores, from live events, which staff members have which case open. Called once, by the panel's frame. */
export function useCasesFeed() {
  useLive('staff:cases', ({ casos }) => casesStore.setState({ casos }))
}

/** Names of other staff who have this case open. `caso`: for example "partida:12". */
export function useOtherViewers(caso: string): readonly string[] {
  const own = useSession()?.player.username
  const here = casesStore((state) => state.casos.find((one) => one.caso === caso)?.quienes)
  return here?.filter((name) => name !== own) ?? []
}

/** While mounted, tells the server that the viewer has this case open, so that other staff see it. */
export function useOpenCase(caso: string | undefined) {
  useEffect(() => {
    if (!caso) return undefined
    watchCase(caso)
    return () => watchCase(null)
  }, [caso])
}

const listFormat = lazily(() => new Intl.ListFormat('es-CL', { type: 'conjunction' }))

/** Joins texts as a Spanish list: 'Chispa, Pitazo y Roca'. */
export const listText = (items: readonly string[]) => listFormat().format(items)

/** Sentence that other staff (at least one) look at the same match: "Pitazo también la está mirando". */
export const watchedBy = (others: readonly string[]) =>
  `${listText(others)} también la ${others.length > 1 ? 'están' : 'está'} mirando`

/** Sentence that other staff (at least one) have the same case open: "Pitazo también tiene esto abierto". */
export const openBy = (others: readonly string[]) =>
  `${listText(others)} también ${others.length > 1 ? 'tienen' : 'tiene'} esto abierto`
