import { localStore } from '../../lib/storage'

const key = 'reta'

/**
 * The stages in which the person on this computer reports for a clan, as last known. The tables of these stages keep space for the buttons
 * from the first render.
 */
export function rememberedStages(): number[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Stores whether the person reports for a clan in a stage. It is stored next to the session, and removed together with it. */
export function rememberStage(etapa: number, reports: boolean): void {
  const before = rememberedStages()
  if (before.includes(etapa) === reports) return
  try {
    localStore.setItem(key, JSON.stringify(reports ? [...before, etapa] : before.filter((id) => id !== etapa)))
  } catch {
    // Storage quota exceeded. The only effect is that the buttons appear a moment later.
  }
}
