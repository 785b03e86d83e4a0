import { useId, type ComponentProps, type ReactNode } from 'react'

/** A checkbox that also reacts to clicks on the rest of its line. */
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
