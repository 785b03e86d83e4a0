import { useCallback, useRef, useState } from 'react'
import { drafts, files } from './kept-drafts'
import { tabStore } from './storage'

/** The fields of a stored draft. Missing fields are taken from `empty`; broken JSON and unknown fields are ignored. */
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
  const storedFields = new Map<string, unknown>(Object.entries(parsed))
  for (const field in empty) {
    const value = storedFields.get(field)
    if (typeof value === 'string') draft[field] = value
  }
  return draft
}

/** Fields of a form, stored in this tab until the form is sent. They survive an error, a login and a reload. Not for passwords. */
export function useDraft<K extends string>(key: string, empty: Record<K, string>) {
  const store = drafts + key
  const [fields, setFields] = useState(() => restoreDraft(tabStore.getItem(store), empty))
  const [full, setFull] = useState(false)
  const latest = useRef(fields)
  // stored during the event, because a page that is being left does not render again, so an effect would not run
  const write = useCallback(
    (patch: Partial<Record<K, string>>) => {
      latest.current = { ...latest.current, ...patch }
      setFields(latest.current)
      try {
        tabStore.setItem(store, JSON.stringify(latest.current))
        setFull(false)
      } catch {
        // Storage quota exceeded. The form still works, but its draft is not stored.
        setFull(true)
      }
    },
    [store],
  )
  const removeStored = useCallback(() => tabStore.removeItem(store), [store])
  return { fields, write, removeStored, full }
}

const noFiles: readonly File[] = []

/** Stores a draft for a form that will be opened later. */
export function storeDraft(key: string, fields: Record<string, string>) {
  try {
    tabStore.setItem(drafts + key, JSON.stringify(fields))
  } catch {
    // Storage quota exceeded. The form will open empty.
  }
}

/** The pictures chosen for a draft, kept in memory. They survive navigation, for example to the login and back, but not a reload. */
export function useDraftFiles(key: string) {
  const [chosen, setState] = useState(() => files.get(key) ?? noFiles)
  const setFiles = useCallback(
    (now: readonly File[]) => {
      setState(now)
      if (now.length > 0) files.set(key, now)
      else files.delete(key)
    },
    [key],
  )
  return { files: chosen, setFiles }
}

/** Stores pictures for a form that will be opened again. */
export const storeDraftFiles = (key: string, chosen: readonly File[]) => void files.set(key, chosen)

/** The single picture chosen for a draft (null if none) and a function to set it. Kept in memory, as by `useDraftFiles`. */
export function useDraftFile(key: string) {
  const { files: chosen, setFiles } = useDraftFiles(key)
  const setFile = useCallback((file: File | null) => setFiles(file ? [file] : noFiles), [setFiles])
  return { file: chosen[0] ?? null, setFile }
}
