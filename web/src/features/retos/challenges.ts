import { localStore } from '../../lib/storage'

const key = 'reta'

/**
 * Ids of the etapas in which the player who last used this computer may report for a clan. The tables of these etapas reserve space for the
 * challenge buttons before the player's clans are loaded.
 */
export function rememberedEtapas(): number[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Stores whether the player may report for a clan in an etapa. The stored ids are deleted on logout. */
export function rememberEtapa(etapa: number, reports: boolean): void {
  const before = rememberedEtapas()
  if (before.includes(etapa) === reports) return
  try {
    localStore.setItem(key, JSON.stringify(reports ? [...before, etapa] : before.filter((id) => id !== etapa)))
  } catch {
    // Storage quota exceeded. The only effect is that the challenge buttons appear a moment later.
  }
}
