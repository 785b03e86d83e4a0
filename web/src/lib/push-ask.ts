import { create } from 'zustand'
import { currentSession } from './session'
import { deviceKeys, localStore } from './storage'

/** An act that another person will answer. Push notifications are offered next to it. */
export type Act = 'invitacion' | 'reto' | 'reporte'

const useAct = create<{ act: Act | null }>(() => ({ act: null }))

const asked = () => (localStore.getItem(deviceKeys.pushAsked) ?? '').split(',').filter(Boolean)

/** Offers push notifications next to the act, unless this player already answered such an offer on this device. */
export function offerPush(act: Act): void {
  const player = currentSession()?.player.id
  if (player !== undefined && !asked().includes(String(player))) useAct.setState({ act })
}

/**
 * Records that the player answered the offer, so that it is not made again on this device. `shown`: true to keep it on the screen, to show
 * the outcome.
 */
export function pushAnswered(shown: boolean): void {
  const player = currentSession()?.player.id
  if (player !== undefined) localStore.setItem(deviceKeys.pushAsked, [...new Set([...asked(), String(player)])].join())
  if (!shown) useAct.setState({ act: null })
}

export const usePushOffer = (act: Act): boolean => useAct((state) => state.act) === act
export const endPushOffer = () => useAct.setState({ act: null })
