import type { Opciones } from '@trinchera/contract/opciones'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../../lib/api'
import { opcionesQuery } from '../../../lib/site-queries'
import { useEntityForm } from '../use-entity-form'
import type { UnsavedEdit } from './unsaved'

/** How a section of the options is converted to and from form fields, and validated. */
export interface Part<T extends object, K extends keyof T> {
  fields: readonly K[]
  /** Converts the options to the form's fields; `write` converts them back. */
  read: (opciones: Opciones) => T
  write: (typed: T) => Partial<Opciones>
  check: (typed: T) => Record<string, string | undefined>
}

/**
 * The form of one section. It is saved separately, updated when others save the section, and keeps its unsaved edit while other screens are
 * open.
 */
export function useSection<T extends object, K extends keyof T>(
  opciones: Opciones,
  { fields, read, write, check }: Part<T, K>,
  { get, set }: UnsavedEdit<T>,
) {
  const client = useQueryClient()
  // Memoized, because a new object would count as a new stored version and might show an edit conflict.
  const current = useMemo(() => read(opciones), [opciones, read])
  const form = useEntityForm<T, K>({
    fields,
    start: current,
    current,
    restored: get(),
    check,
    send: async ({ base, typed }) => {
      const { data, message } = await api.updateOpciones({ body: { ...write(typed), antes: write(base) } })
      client.setQueryData(opcionesQuery.queryKey, data)
      return { message }
    },
    getStored: () =>
      api.getOpciones().then(
        ({ data }) => read(data),
        () => undefined,
      ),
    onDone: () => {},
  })
  const { base, typed, dirty } = form
  useEffect(() => set(dirty ? { base, typed } : undefined), [base, typed, dirty, set])
  return { ...form, discard: () => form.restart(current) }
}
