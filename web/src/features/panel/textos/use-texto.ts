import { useQueryClient } from '@tanstack/react-query'
import { textoDifferences } from '@trinchera/rules/textos/differences'
import type { TextoClave, TextoContents } from '@trinchera/rules/textos/textos'
import { useEffect, useMemo } from 'react'
import { api } from '../../../lib/api'
import { isTexto } from '../../../lib/site-queries'
import type { ConflictRow } from '../ConflictChoice'
import type { UnsavedEdit } from '../opciones/unsaved'
import { adminTextoQuery } from '../queries'
import { useEntityForm } from '../use-entity-form'

/** A text as the form edits it: its content, and the version from which the edit started. */
export type Draft<C extends TextoClave> = TextoContents[C] & { version: number }

export interface TextoFormProps<C extends TextoClave> {
  contenido: TextoContents[C]
  version: number
}

/** Form state of one text. Takes over changes saved by others; keeps the unsaved edit while the form is closed. */
export function useTexto<C extends TextoClave, K extends keyof TextoContents[C]>(
  clave: C,
  fields: readonly K[],
  { contenido, version }: TextoFormProps<C>,
  { get, set }: UnsavedEdit<Draft<C>>,
) {
  const client = useQueryClient()
  // Memoized, because `useEntityForm` treats each new object as a new stored version and could then report an edit conflict.
  const current = useMemo((): Draft<C> => ({ ...contenido, version }), [contenido, version])
  const form = useEntityForm<Draft<C>, K>({
    fields,
    start: current,
    current,
    restored: get(),
    check: () => ({}),
    send: async ({ base, typed }) => {
      const { version: _, ...written } = typed
      const { message } = await api.updateTexto({
        params: { clave },
        body: { contenido: written, version: base.version },
      })
      await client.invalidateQueries({ queryKey: adminTextoQuery(clave).queryKey })
      return { message }
    },
    getStored: async () => {
      const { texto } = (await api.getAdminTexto({ params: { clave } })).data
      return isTexto(clave, texto) ? { ...texto.contenido, version: texto.version } : undefined
    },
    onDone: () => {},
  })
  const { base, typed, dirty, conflicting } = form
  useEffect(() => set(dirty ? { base, typed } : undefined), [base, typed, dirty, set])

  /** The parts of the text that both this person and somebody else have changed, with both values. */
  function conflictRows(): ConflictRow[] {
    if (!conflicting || form.conflicts.length === 0) return []
    const own = new Map(textoDifferences(clave, base, typed).map(({ parte, ahora }) => [parte, ahora]))
    return textoDifferences(clave, base, conflicting).map(({ parte, ahora }) => ({
      label: parte,
      stored: ahora ?? '(quitado)',
      own: own.has(parte) ? (own.get(parte) ?? '(quitado)') : '(como estaba)',
    }))
  }
  return { ...form, conflicts: conflictRows(), discard: () => form.restart(current) }
}
