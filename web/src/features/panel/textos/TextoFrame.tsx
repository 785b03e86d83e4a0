import type { FieldErrors } from '../../../ui/form/use-field-errors'
import type { Elements } from '../../../lib/elements'
import { FormFrame } from '../opciones/SectionForm'
import type { useTexto } from './use-texto'

type Form = Pick<
  ReturnType<typeof useTexto>,
  'form' | 'pending' | 'dirty' | 'keepOwn' | 'takeStored' | 'discard' | 'conflicts'
>

interface TextoFrameProps extends Form {
  title: string
  lead: string
  errors: FieldErrors
  children: Elements
}

/** The form of one text. All its errors are above the fields, because the part of the text that has an error may be collapsed. */
export function TextoFrame({ errors, conflicts, children, ...form }: TextoFrameProps) {
  const messages = [...new Set(Object.values(errors).filter((message) => message !== undefined))]
  return (
    <FormFrame {...form} rows={conflicts} wide>
      {messages.length > 0 && (
        <ul role="alert">
          {messages.map((message) => (
            <li key={message} className="field-error">
              {message}
            </li>
          ))}
        </ul>
      )}
      {children}
    </FormFrame>
  )
}
