import { useId, type ComponentProps, type ReactNode } from 'react'

/** A checkbox with its label. A click anywhere on the line toggles it. */
export function Check({
  label,
  help,
  ...rest
}: { label: ReactNode; help?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  const note = useId()
  return (
    <div className="checkbox-line">
      <label>
        <input {...rest} type="checkbox" className="checkbox" aria-describedby={help ? note : undefined} />
        <span>{label}</span>
      </label>
      {help && (
        <p className="hint" id={note}>
          {help}
        </p>
      )}
    </div>
  )
}
