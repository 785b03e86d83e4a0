import { localStore } from '../../lib/storage'

const key = 'reta'

/** The stages in which the person on this computer reports for a clan, as it was last known: their tables keep room for the buttons from the start. */
export function rememberedStages(): number[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Stored beside the session, with which it goes. */
export function rememberStage(etapa: number, reports: boolean): void {
  const before = rememberedStages()
  if (before.includes(etapa) === reports) return
  try {
    localStore.setItem(key, JSON.stringify(reports ? [...before, etapa] : before.filter((id) => id !== etapa)))
  } catch {
    // Storage quota exceeded: the buttons come a moment later.
  }
}
