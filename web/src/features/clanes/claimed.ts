import { create } from 'zustand'

const claimedStore = create<{ ids: ReadonlySet<number> }>(() => ({ ids: new Set() }))

/** The matches that this clan's people claimed from this tab; the server knows the others and says so. */
export const useClaimed = () => claimedStore((state) => state.ids)
export const rememberClaim = (match: number) => claimedStore.setState(({ ids }) => ({ ids: new Set([...ids, match]) }))
