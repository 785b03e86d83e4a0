import type { Opciones } from '@trinchera/contract/opciones'
import { seccionesError, type SeccionClase } from '@trinchera/rules/foro'
import type { Part } from './use-section'

export type SeccionDraft = Opciones['foro'][number]

export const clases: Record<SeccionClase, string> = { temas: 'Conversar', busco: 'Busco clan o gente' }

export interface SeccionesTyped {
  lista: SeccionDraft[]
}

const leastName = 3

/** Validation errors of the sections form, keyed by the field names that the API's errors use. */
function seccionErrors(lista: readonly SeccionDraft[]): Record<string, string | undefined> {
  const isShort = ({ nombre }: SeccionDraft) => nombre.trim().length < leastName
  const names = lista.flatMap((seccion, index) =>
    isShort(seccion) ? [[`foro.${index}.nombre`, `Un nombre de al menos ${leastName} letras`] as const] : [],
  )
  return names.length > 0 ? Object.fromEntries(names) : { foro: seccionesError(lista) ?? undefined }
}

/** Returns the list with a new, empty section at the end, whose id is higher than all ids in the list. */
export const withSeccion = (lista: readonly SeccionDraft[]): SeccionDraft[] => [
  ...lista,
  { id: Math.max(0, ...lista.map(({ id }) => id)) + 1, nombre: '', descripcion: '', clase: 'temas' },
]

/** Returns the list with the section at `index` moved up by one place. */
export const raised = (lista: readonly SeccionDraft[], index: number): SeccionDraft[] =>
  lista.map((seccion, at) => (at === index - 1 ? lista[index] : at === index ? lista[index - 1] : seccion) ?? seccion)

export const seccionLine = ({ nombre, clase, descripcion }: SeccionDraft) =>
  [nombre, clases[clase], descripcion].filter(Boolean).join(', ')

export const seccionesPart: Part<SeccionesTyped, 'lista'> = {
  fields: ['lista'],
  read: ({ foro }) => ({ lista: foro.map((seccion) => ({ ...seccion })) }),
  write: ({ lista }) => ({
    foro: lista.map(({ nombre, descripcion, ...rest }) => ({
      ...rest,
      nombre: nombre.trim(),
      descripcion: descripcion.trim(),
    })),
  }),
  check: ({ lista }) => seccionErrors(lista),
}
