import type { Opciones } from '@trinchera/contract/opciones'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../../lib/api'
import { opcionesQuery } from '../../../lib/site-queries'
import { useEntityForm } from '../use-entity-form'
import type { UnsavedEdit } from './unsaved'

/** How one section of the options is converted to form fields and back, and how it is validated. */
export interface Part<T extends object, K extends keyof T> {
  fields: readonly K[]
  /** `read` converts the options to form fields; `write` converts form fields to options. */
  read: (opciones: Opciones) => T
  write: (typed: T) => Partial<Opciones>
  check: (typed: T) => Record<string, string | undefined>
}

/** Form state of one options section, which is saved separately. Takes over changes saved by others; keeps unsaved edits while closed. */
export function useSection<T extends object, K extends keyof T>(
  opciones: Opciones,
  { fields, read, write, check }: Part<T, K>,
  { get, set }: UnsavedEdit<T>,
) {
  const client = useQueryClient()
  // Memoized, because `useEntityForm` treats each new object as a new stored version and could then report an edit conflict.
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
