import { Icon } from '../controls/Icon'

interface FieldErrorProps {
  /** What is wrong. If it is empty, nothing is rendered. */
  text: string | null | undefined
  /** True to show the warning icon before the text. */
  icon?: boolean
  id?: string
  role?: 'alert'
}

/** An error message, placed next to the field or control that is wrong. */
export function FieldError({ text, icon = false, ...rest }: FieldErrorProps) {
  if (!text) return null
  return (
    <p className="field-error" {...rest}>
      {icon ? (
        <>
          <Icon name="warning" size={16} />
          <span>{text}</span>
        </>
      ) : (
        text
      )}
    </p>
  )
}
