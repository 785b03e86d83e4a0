import { create } from 'zustand'

export const announceStore = create<{ text: string }>(() => ({ text: '' }))

/** Announces a sentence to screen readers; `Frame` renders the live region. */
export const announce = (text: string) => announceStore.setState({ text })
