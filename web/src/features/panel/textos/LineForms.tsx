import { textoLength } from '@trinchera/rules/limits'
import { Input, Textarea } from '../../../ui/form/Field'
import { createUnsavedEdit } from '../opciones/unsaved'
import { HtmlField } from './HtmlField'
import { TextoFrame } from './TextoFrame'
import { useTexto, type Draft, type TextoFormProps } from './use-texto'

const unsavedPortada = createUnsavedEdit<Draft<'portada'>>('portada')
const unsavedPie = createUnsavedEdit<Draft<'pie'>>('pie')
const unsavedPrivacidad = createUnsavedEdit<Draft<'privacidad_extra'>>('privacidad_extra')

export function PortadaForm(props: TextoFormProps<'portada'>) {
  const { typed, type, errors, ...form } = useTexto('portada', ['titular', 'lema', 'boton'], props, unsavedPortada)
  return (
    <TextoFrame
      {...form}
      errors={errors}
      title="Portada"
      lead="Lo primero que se lee en el inicio, y en la imagen de los enlaces."
    >
      <Input
        label="Titular"
        maxLength={textoLength.line}
        error={errors.titular}
        value={typed.titular}
        onChange={({ target }) => type({ titular: target.value })}
      />
      <Textarea
        label="Lema"
        optional
        rows={3}
        maxLength={textoLength.lead}
        error={errors.lema}
        value={typed.lema}
        onChange={({ target }) => type({ lema: target.value })}
      />
      <Input
        label="Botón"
        help="Lleva al ladder."
        maxLength={textoLength.line}
        error={errors.boton}
        value={typed.boton}
        onChange={({ target }) => type({ boton: target.value })}
      />
    </TextoFrame>
  )
}

export function PieForm(props: TextoFormProps<'pie'>) {
  const { typed, type, errors, ...form } = useTexto('pie', ['creditos', 'fundado'], props, unsavedPie)
  return (
    <TextoFrame {...form} errors={errors} title="Pie de página" lead="Sale al final de cada página.">
      <Input
        label="Créditos"
        optional
        maxLength={textoLength.lead}
        error={errors.creditos}
        value={typed.creditos}
        onChange={({ target }) => type({ creditos: target.value })}
      />
      <Input
        label="Año de fundación"
        type="number"
        min={1990}
        max={2100}
        error={errors.fundado}
        value={typed.fundado || ''}
        onChange={({ target }) => type({ fundado: Number(target.value) })}
      />
    </TextoFrame>
  )
}

export function PrivacidadForm(props: TextoFormProps<'privacidad_extra'>) {
  const { typed, type, errors, ...form } = useTexto('privacidad_extra', ['contenido'], props, unsavedPrivacidad)
  return (
    <TextoFrame
      {...form}
      errors={errors}
      title="Privacidad"
      lead="Sale al final de la página de privacidad. Vacío, no sale nada."
    >
      <HtmlField
        label="Texto"
        value={typed.contenido}
        error={errors.contenido}
        onChange={(contenido) => type({ contenido })}
      />
    </TextoFrame>
  )
}
