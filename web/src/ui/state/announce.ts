import { create } from 'zustand'

export const announceStore = create<{ text: string; count: number }>(() => ({ text: '', count: 0 }))

/** Announces a sentence to screen readers; `Frame` renders the live region for it. */
export const announce = (text: string) => announceStore.setState(({ count }) => ({ text, count: count + 1 }))
