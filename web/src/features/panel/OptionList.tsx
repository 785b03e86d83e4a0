import css from './form.module.css'

interface OptionListProps<K extends string> {
  legend: string
  /** Hides the legend, except from screen readers. For dialogs whose title says the same. */
  quiet?: boolean
  /** The common `name` of the radio buttons. */
  name: string
  options: readonly { key: K; label: string; what?: string }[]
  chosen: string | undefined
  onChoose: (key: K) => void
  className?: string
}

/** Radio buttons for a decision, each with an explanation (`what`). */
export const OptionList = <K extends string>({
  legend,
  quiet = false,
  name,
  options,
  chosen,
  onChoose,
  className = '',
}: OptionListProps<K>) => (
  <fieldset className={`mt-3 ${css.options} ${className}`}>
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
