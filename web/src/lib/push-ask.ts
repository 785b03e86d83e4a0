import { create } from 'zustand'
import { currentSession } from './session'
import { deviceKeys, localStore } from './storage'

/** Actions after which the player waits for another person's reaction, so the screen suggests to turn on push notifications. */
export type Act = 'invitacion' | 'reto' | 'reporte'

const useAct = create<{ act: Act | null }>(() => ({ act: null }))

const asked = () => (localStore.getItem(deviceKeys.pushAsked) ?? '').split(',').filter(Boolean)

/** Suggests to turn on push notifications after `act`, unless this player already accepted or declined them on this device. */
export function offerPush(act: Act): void {
  const player = currentSession()?.player.id
  if (player !== undefined && !asked().includes(String(player))) useAct.setState({ act })
}

/** Records that the player accepted or declined push on this device. `shown`: false hides the suggestion, true lets it show the outcome. */
export function pushAnswered(shown: boolean): void {
  const player = currentSession()?.player.id
  if (player !== undefined) localStore.setItem(deviceKeys.pushAsked, [...new Set([...asked(), String(player)])].join())
  if (!shown) useAct.setState({ act: null })
}

export const usePushOffer = (act: Act): boolean => useAct((state) => state.act) === act
export const endPushOffer = () => useAct.setState({ act: null })
