import type { Opciones } from '@trinchera/contract/opciones'
import { opcionLength } from '@trinchera/rules/limits'
import { FieldError } from '../../../ui/form/FieldError'
import { Button } from '../../../ui/controls/Button'
import css from './opciones.module.css'
import { RowsEditor, type Column } from './RowsEditor'
import {
  clases,
  raised,
  seccionesPart,
  seccionLine,
  withSeccion,
  type SeccionDraft,
  type SeccionesTyped,
} from './secciones'
import { SectionForm } from './SectionForm'
import { createUnsavedEdit } from './unsaved'
import { useSection } from './use-section'

const unsavedEdit = createUnsavedEdit<SeccionesTyped>('foro')
const mostSecciones = 20

const columns: readonly Column<SeccionDraft>[] = [
  {
    name: 'nombre',
    label: 'Nombre',
    maxLength: opcionLength.name,
    value: ({ nombre }) => nombre,
    change: (nombre) => ({ nombre }),
  },
  {
    name: 'descripcion',
    label: 'Qué va ahí',
    maxLength: opcionLength.seccion,
    value: ({ descripcion }) => descripcion,
    change: (descripcion) => ({ descripcion }),
  },
  {
    name: 'clase',
    label: 'Clase',
    choices: clases,
    value: ({ clase }) => clase,
    change: (text) => ({ clase: text === 'busco' ? 'busco' : 'temas' }),
  },
]

export function SeccionesForm({ opciones }: { opciones: Opciones }) {
  const section = useSection(opciones, seccionesPart, unsavedEdit)
  const { errors, type } = section
  const { lista } = section.typed
  return (
    <SectionForm
      section={section}
      wide
      title="Secciones del foro"
      count={lista.length}
      lead="En el orden en que se ven. Una que tiene temas no se puede quitar: muévelos antes."
      labels={{ lista: 'Secciones' }}
      lineOf={seccionLine}
    >
      <FieldError role="alert" text={errors.foro} />
      <RowsEditor
        label="Secciones"
        className={css.secciones}
        columns={columns}
        rows={lista}
        keyOf={({ id }) => id}
        nameOf={({ id, nombre }) => nombre || `sección n.º ${id}`}
        errorOf={(index, name) => errors[`foro.${index}.${name}`]}
        onRows={(rows) => type({ lista: rows })}
        raised={raised}
      />
      {lista.length < mostSecciones && (
        <Button size="small" onClick={() => type({ lista: withSeccion(lista) })}>
          Agregar sección
        </Button>
      )}
    </SectionForm>
  )
}
