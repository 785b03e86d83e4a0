import { create } from 'zustand'

export const announceStore = create<{ text: string; count: number }>(() => ({ text: '', count: 0 }))

/** Makes screen readers announce a sentence. `Frame` renders the live region that contains it. */
export const announce = (text: string) => announceStore.setState(({ count }) => ({ text, count: count + 1 }))
