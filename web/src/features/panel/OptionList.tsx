import css from './form.module.css'

interface OptionListProps<K extends string> {
  legend: string
  /** The legend is visible to screen readers only; for dialogs whose title says the same. */
  quiet?: boolean
  /** The `name` that the radio buttons share. */
  name: string
  options: readonly { key: K; label: string; what?: string }[]
  chosen: string | undefined
  onChoose: (key: K) => void
  className?: string
}

/** Lets staff choose one of a few decisions, each with an explanation. */
export const OptionList = <K extends string>({
  legend,
  quiet = false,
  name,
  options,
  chosen,
  onChoose,
  className = '',
}: OptionListProps<K>) => (
  <fieldset className={`${css.options} ${className}`}>
    <legend className={quiet ? 'screen-reader-only' : 'label'}>{legend}</legend>
    {options.map(({ key, label, what }) => (
      <label key={key} className={chosen === key ? 'option on' : 'option'}>
        <input type="radio" name={name} value={key} checked={chosen === key} onChange={() => onChoose(key)} />
        <b>{label}</b>
        {what && <span className="small">{what}</span>}
      </label>
    ))}
  </fieldset>
)
