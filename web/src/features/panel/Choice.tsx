import css from './Choice.module.css'

interface ChoiceProps<K extends string> {
  label: string
  options: readonly { key: K; label: string }[]
  current: K
  onChoose: (key: K) => void
}

/** A few options as buttons in a common frame, of which one is chosen. */
export const Choice = <K extends string>({ label, options, current, onChoose }: ChoiceProps<K>) => (
  <div className={css.choice} role="group" aria-label={label}>
    {options.map((option) => (
      <button key={option.key} type="button" aria-pressed={option.key === current} onClick={() => onChoose(option.key)}>
        {option.label}
      </button>
    ))}
  </div>
)
