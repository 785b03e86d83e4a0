import type { Opciones } from '@trinchera/contract/opciones'
import { opcionLength } from '@trinchera/rules/limits'
import { Button } from '../../../ui/controls/Button'
import { Input, Select } from '../../../ui/form/Field'
import { onlyIn } from './lines'
import css from './opciones.module.css'
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

interface SeccionRowProps {
  seccion: SeccionDraft
  error: string | undefined
  first: boolean
  only: boolean
  onChange: (patch: Partial<SeccionDraft>) => void
  onRaise: () => void
  onRemove: () => void
}

const SeccionRow = ({ seccion, error, first, only, onChange, onRaise, onRemove }: SeccionRowProps) => {
  const name = seccion.nombre || `sección n.º ${seccion.id}`
  return (
    <li>
      <fieldset>
        <legend className="screen-reader-only">{name}</legend>
        <Input
          label="Nombre"
          maxLength={opcionLength.name}
          autoComplete="off"
          error={error}
          value={seccion.nombre}
          onChange={({ target }) => onChange({ nombre: target.value })}
        />
        <Input
          label="Qué va ahí"
          maxLength={opcionLength.seccion}
          autoComplete="off"
          value={seccion.descripcion}
          onChange={({ target }) => onChange({ descripcion: target.value })}
        />
        <Select
          label="Clase"
          value={seccion.clase}
          onChange={({ target }) => onChange({ clase: target.value === 'busco' ? 'busco' : 'temas' })}
        >
          {Object.entries(clases).map(([clase, label]) => (
            <option key={clase} value={clase}>
              {label}
            </option>
          ))}
        </Select>
        <Button size="small" aria-label={`Subir ${name}`} disabled={first} onClick={onRaise}>
          Subir
        </Button>
        <Button size="small" aria-label={`Quitar ${name}`} disabled={only} onClick={onRemove}>
          Quitar
        </Button>
      </fieldset>
    </li>
  )
}

export function SeccionesForm({ opciones }: { opciones: Opciones }) {
  const { typed, errors, type, conflicts, ...form } = useSection(opciones, seccionesPart, unsavedEdit)
  const { lista } = typed
  const lines = (list: unknown) => (Array.isArray(list) ? list.map(seccionLine) : [])
  const base = form.base.lista.map(seccionLine)
  return (
    <SectionForm
      {...form}
      wide
      title="Secciones del foro"
      count={lista.length}
      lead="En el orden en que se ven. Una que tiene temas no se puede quitar: muévelos antes."
      conflicts={conflicts.map(({ stored, own }) => ({
        label: 'Secciones',
        stored: onlyIn(lines(stored), base),
        own: onlyIn(lines(own), base),
      }))}
    >
      {errors.foro && (
        <p className="field-error" role="alert">
          {errors.foro}
        </p>
      )}
      <ul className={`list ${css.rows} ${css.secciones}`} aria-label="Secciones">
        {lista.map((seccion, index) => (
          <SeccionRow
            key={seccion.id}
            seccion={seccion}
            error={errors[`foro.${index}.nombre`]}
            first={index === 0}
            only={lista.length === 1}
            onChange={(patch) =>
              type({ lista: lista.map((one) => (one.id === seccion.id ? { ...one, ...patch } : one)) })
            }
            onRaise={() => type({ lista: raised(lista, index) })}
            onRemove={() => type({ lista: lista.filter((one) => one.id !== seccion.id) })}
          />
        ))}
      </ul>
      {lista.length < mostSecciones && (
        <Button size="small" onClick={() => type({ lista: withSeccion(lista) })}>
          Agregar sección
        </Button>
      )}
    </SectionForm>
  )
}
