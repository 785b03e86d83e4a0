import { create } from 'zustand'

export const announceStore = create<{ text: string }>(() => ({ text: '' }))

/** Says one sentence to a screen reader, politely: "Sin Retirada sube del 7 al 4". The Frame holds the region. */
export const announce = (text: string) => announceStore.setState({ text })
