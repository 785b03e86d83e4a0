import type { Opciones } from '@trinchera/contract/opciones'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../../lib/api'
import { opcionesQuery } from '../../../lib/site-queries'
import { useEntityForm } from '../use-entity-form'
import type { Keeper } from './unsaved'

/** A part of the options as a form. */
export interface Part<T extends object, K extends keyof T> {
  fields: readonly K[]
  /** As the form has it, and back. */
  read: (opciones: Opciones) => T
  write: (typed: T) => Partial<Opciones>
  check: (typed: T) => Record<string, string | undefined>
}

/** One section of the options: stored by itself, followed as others change it, kept while one looks elsewhere. */
export function useSection<T extends object, K extends keyof T>(
  opciones: Opciones,
  { fields, read, write, check }: Part<T, K>,
  { kept, keep }: Keeper<T>,
) {
  const client = useQueryClient()
  // Read anew only when the options are others, so that nobody is told of a change that is none.
  const current = useMemo(() => read(opciones), [opciones, read])
  const form = useEntityForm<T, K>({
    fields,
    start: current,
    current,
    restored: kept(),
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
  useEffect(() => keep(dirty ? { base, typed } : undefined), [base, typed, dirty, keep])
  return { ...form, discard: () => form.restart(current) }
}
