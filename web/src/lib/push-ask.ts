import { create } from 'zustand'
import { currentSession } from './session'
import { deviceKeys, localStore } from './storage'

/** What somebody has just done that another will answer: beside it pushes are offered. */
export type Act = 'invitacion' | 'reto' | 'reporte'

const useAct = create<{ act: Act | null }>(() => ({ act: null }))

const asked = () => (localStore.getItem(deviceKeys.pushAsked) ?? '').split(',').filter(Boolean)

/** Offers pushes beside what was done, unless this player answered such an offer here before. */
export function offerPush(act: Act): void {
  const player = currentSession()?.player.id
  if (player !== undefined && !asked().includes(String(player))) useAct.setState({ act })
}

/** It was answered, and is not offered to this player on this device again. `shown`: it stays on the screen, to say what came of it. */
export function pushAnswered(shown: boolean): void {
  const player = currentSession()?.player.id
  if (player !== undefined) localStore.setItem(deviceKeys.pushAsked, [...new Set([...asked(), String(player)])].join())
  if (!shown) useAct.setState({ act: null })
}

export const usePushOffer = (act: Act): boolean => useAct((state) => state.act) === act
export const endPushOffer = () => useAct.setState({ act: null })
