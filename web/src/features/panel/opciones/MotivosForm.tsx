import type { Opciones } from '@trinchera/contract/opciones'
import { longestMotivo, mostMotivos } from '@trinchera/rules/limits'
import { Button } from '../../../ui/controls/Button'
import { Textarea } from '../../../ui/form/Field'
import css from './opciones.module.css'
import { SectionForm } from './SectionForm'
import { createUnsavedEdit } from './unsaved'
import { useSection, type Part } from './use-section'

interface Typed {
  lista: string[]
}

const part: Part<Typed, 'lista'> = {
  fields: ['lista'],
  read: ({ motivos }) => ({ lista: [...motivos] }),
  write: ({ lista }) => ({ motivos: lista.map((text) => text.trim()) }),
  check: ({ lista }) =>
    Object.fromEntries(
      lista.map((text, index) => [
        `motivos.${index}`,
        !text.trim()
          ? 'Escribe el motivo, o quítalo'
          : lista.findIndex((other) => other.trim() === text.trim()) < index
            ? 'Ese motivo ya está en la lista'
            : undefined,
      ]),
    ),
}
const unsavedEdit = createUnsavedEdit<Typed>('motivos')

/** Form for the reason templates that staff can pick from when they decide a case. */
export function MotivosForm({ opciones }: { opciones: Opciones }) {
  const section = useSection(opciones, part, unsavedEdit)
  const { errors, type } = section
  const { lista } = section.typed
  return (
    <SectionForm
      section={section}
      title="Motivos"
      count={lista.length}
      lead={`Los que se ofrecen al dar un fallo o decidir un caso. Hasta ${mostMotivos}.`}
      labels={{ lista: 'Motivos' }}
    >
      {lista.length === 0 && <p className="small">Ninguno: el motivo se escribe cada vez.</p>}
      <ul className={`list ${css.rows}`} aria-label="Motivos">
        {lista.map((text, index) => (
          <li key={index} className={`grid ${css.motivo}`}>
            <Textarea
              label={`Motivo ${index + 1}`}
              maxLength={longestMotivo}
              rows={2}
              error={errors[`motivos.${index}`]}
              value={text}
              onChange={({ target }) => type({ lista: lista.map((one, at) => (at === index ? target.value : one)) })}
            />
            <Button
              size="small"
              aria-label={`Quitar el motivo ${index + 1}`}
              onClick={() => type({ lista: lista.filter((_, at) => at !== index) })}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
      {lista.length < mostMotivos && (
        <p>
          <Button onClick={() => type({ lista: [...lista, ''] })}>Agregar motivo</Button>
        </p>
      )}
    </SectionForm>
  )
}
