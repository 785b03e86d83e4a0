import { mostTextoParts, textoLength } from '@trinchera/rules/limits'
import type { GuiaPaso, GuiaTarea } from '@trinchera/rules/textos/textos'
import { Button } from '../../../ui/controls/Button'
import { Input, Textarea } from '../../../ui/form/Field'
import { createUnsavedEdit } from '../opciones/unsaved'
import { newPartId, raised, withAt, withoutAt } from './parts'
import css from './textos.module.css'
import { TextoFrame } from './TextoFrame'
import { useTexto, type Draft, type TextoFormProps } from './use-texto'

const unsavedEdit = createUnsavedEdit<Draft<'guia'>>('guía')

interface TareaRowProps {
  tarea: GuiaTarea
  first: boolean
  only: boolean
  onChange: (tarea: GuiaTarea) => void
  onRaise: () => void
  onRemove: () => void
}

const TareaRow = ({ tarea, first, only, onChange, onRaise, onRemove }: TareaRowProps) => (
  <li className={css.item}>
    <Textarea
      label="Qué hacer"
      rows={2}
      maxLength={textoLength.lead}
      value={tarea.texto}
      onChange={({ target }) => onChange({ ...tarea, texto: target.value })}
    />
    <div className={`row ${css.row}`}>
      <label className={`grid small ${css.what}`}>
        <span>
          <input
            type="checkbox"
            className="checkbox"
            checked={tarea.opcional}
            onChange={({ target }) => onChange({ ...tarea, opcional: target.checked })}
          />{' '}
          <span>Opcional: no cuenta en el avance</span>
        </span>
      </label>
      <Button size="small" disabled={first} aria-label={`Subir: ${tarea.texto}`} onClick={onRaise}>
        Subir
      </Button>
      <Button size="small" disabled={only} aria-label={`Quitar: ${tarea.texto}`} onClick={onRemove}>
        Quitar
      </Button>
    </div>
  </li>
)

export function GuiaForm(props: TextoFormProps<'guia'>) {
  const { typed, type, errors, ...form } = useTexto('guia', ['entrada', 'pasos'], props, unsavedEdit)
  const { entrada, pasos } = typed
  const change = (index: number, paso: GuiaPaso) => type({ pasos: withAt(pasos, index, paso) })
  const taken = () => new Set(pasos.flatMap(({ id, tareas }) => [id, ...tareas.map((one) => one.id)]))
  const newTarea = (): GuiaTarea => ({
    id: newPartId('tarea', taken()),
    texto: '',
    copiar: [],
    opcional: false,
    en: null,
  })
  return (
    <TextoFrame
      {...form}
      errors={errors}
      title="Guía para volver a jugar"
      lead="Los pasos y lo que se marca en cada uno. Los datos que se copian (servidor, contraseña) están en Opciones."
    >
      <Textarea
        label="Entrada"
        optional
        rows={2}
        maxLength={textoLength.lead}
        error={errors.entrada}
        value={entrada}
        onChange={({ target }) => type({ entrada: target.value })}
      />
      {pasos.map((paso, index) => (
        <fieldset key={paso.id} className={css.part}>
          <legend className="screen-reader-only">{`Paso ${index + 1}`}</legend>
          <div className={`row ${css.head}`}>
            <Input
              label={`Paso ${index + 1}`}
              maxLength={textoLength.line}
              value={paso.titulo}
              onChange={({ target }) => change(index, { ...paso, titulo: target.value })}
            />
            <Button
              size="small"
              disabled={index === 0}
              aria-label={`Subir el paso ${paso.titulo}`}
              onClick={() => type({ pasos: raised(pasos, index) })}
            >
              Subir
            </Button>
            <Button
              size="small"
              disabled={pasos.length === 1}
              aria-label={`Quitar el paso ${paso.titulo}`}
              onClick={() => type({ pasos: withoutAt(pasos, index) })}
            >
              Quitar
            </Button>
          </div>
          <Input
            label="De qué se trata"
            optional
            maxLength={textoLength.lead}
            value={paso.entrada}
            onChange={({ target }) => change(index, { ...paso, entrada: target.value })}
          />
          <ul className="list">
            {paso.tareas.map((tarea, at) => (
              <TareaRow
                key={tarea.id}
                tarea={tarea}
                first={at === 0}
                only={paso.tareas.length === 1}
                onChange={(next) => change(index, { ...paso, tareas: withAt(paso.tareas, at, next) })}
                onRaise={() => change(index, { ...paso, tareas: raised(paso.tareas, at) })}
                onRemove={() => change(index, { ...paso, tareas: withoutAt(paso.tareas, at) })}
              />
            ))}
          </ul>
          {paso.tareas.length < mostTextoParts.tareas && (
            <Button
              size="small"
              aria-label={`Agregar algo que hacer a ${paso.titulo}`}
              onClick={() => change(index, { ...paso, tareas: [...paso.tareas, newTarea()] })}
            >
              Agregar algo que hacer
            </Button>
          )}
        </fieldset>
      ))}
      {pasos.length < mostTextoParts.pasos && (
        <p>
          <Button
            onClick={() =>
              type({
                pasos: [
                  ...pasos,
                  { id: newPartId('paso', taken()), titulo: 'Paso nuevo', entrada: '', tareas: [newTarea()] },
                ],
              })
            }
          >
            Agregar paso
          </Button>
        </p>
      )}
    </TextoFrame>
  )
}
