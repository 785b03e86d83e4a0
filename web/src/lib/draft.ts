import { useCallback, useState } from 'react'
import { keysOf, tabStore } from './storage'

const drafts = 'draft:'

/** What was typed before, field by field; what is broken or belongs to no field is left out. */
export function restoreDraft<K extends string>(stored: string | null, empty: Record<K, string>): Record<K, string> {
  const draft = { ...empty }
  if (!stored) return draft
  let parsed: unknown
  try {
    parsed = JSON.parse(stored)
  } catch {
    return draft
  }
  if (typeof parsed !== 'object' || parsed === null) return draft
  const kept = new Map<string, unknown>(Object.entries(parsed))
  for (const field in empty) {
    const value = kept.get(field)
    if (typeof value === 'string') draft[field] = value
  }
  return draft
}

/** A form's fields, kept through a failure, a login or a reload of this tab until the form is done. No passwords in here. */
export function useDraft<K extends string>(key: string, empty: Record<K, string>) {
  const store = drafts + key
  const [fields, setFields] = useState(() => restoreDraft(tabStore.getItem(store), empty))
  const [full, setFull] = useState(false)
  const write = useCallback(
    (patch: Partial<Record<K, string>>) =>
      setFields((before) => {
        const after = { ...before, ...patch }
        try {
          tabStore.setItem(store, JSON.stringify(after))
          setFull(false)
        } catch {
          // The browser's room for this tab is used up: what is typed stays on the screen.
          setFull(true)
        }
        return after
      }),
    [store],
  )
  const forget = useCallback(() => tabStore.removeItem(store), [store])
  return { fields, write, forget, full }
}

const files = new Map<string, File>()

/** A chosen picture, kept while the tab lives: a login on the way does not lose it. A reload does. */
export function useDraftFile(key: string) {
  const [file, setFile] = useState<File | null>(() => files.get(key) ?? null)
  const keep = useCallback(
    (chosen: File | null) => {
      setFile(chosen)
      if (chosen) files.set(key, chosen)
      else files.delete(key)
    },
    [key],
  )
  return { file, keep }
}

/** Whoever logs out leaves nothing half-written behind for the next person. */
export function forgetDrafts() {
  files.clear()
  for (const key of keysOf(tabStore)) if (key.startsWith(drafts)) tabStore.removeItem(key)
}
