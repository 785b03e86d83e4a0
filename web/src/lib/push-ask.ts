import { create } from 'zustand'
import { currentSession } from './session'
import { deviceKeys, localStore } from './storage'

/** Acts that wait for another person's reaction. After such an act, the screen offers to turn on push notifications. */
export type Act = 'invitacion' | 'reto' | 'reporte'

const useAct = create<{ act: Act | null }>(() => ({ act: null }))

const asked = () => (localStore.getItem(deviceKeys.pushAsked) ?? '').split(',').filter(Boolean)

/** Shows the offer to turn on push notifications, unless this player already accepted or declined it on this device. */
export function offerPush(act: Act): void {
  const player = currentSession()?.player.id
  if (player !== undefined && !asked().includes(String(player))) useAct.setState({ act })
}

/** Records that the player accepted or declined the offer, so that it is not made again here. `shown`: keep it, to show the outcome. */
export function pushAnswered(shown: boolean): void {
  const player = currentSession()?.player.id
  if (player !== undefined) localStore.setItem(deviceKeys.pushAsked, [...new Set([...asked(), String(player)])].join())
  if (!shown) useAct.setState({ act: null })
}

export const usePushOffer = (act: Act): boolean => useAct((state) => state.act) === act
export const endPushOffer = () => useAct.setState({ act: null })
