import { ink } from '../rich/ink'
import type { Swatch } from './palette'
import type { Choice } from './tools'

interface ChoicePanelProps {
  name: 'header' | 'size' | 'font' | 'align'
  choices: readonly Choice[]
  /** The value where the text is written at. */
  now: unknown
  onChoose: (value: Choice['value']) => void
}

export const ChoicePanel = ({ name, choices, now, onChoose }: ChoicePanelProps) => (
  <div className="opts">
    {choices.map((choice) => {
      const on = (now ?? false) === choice.value
      return (
        <button
          key={choice.name}
          type="button"
          aria-pressed={on}
          data-first={on || undefined}
          className={choice.value === false ? '' : `${name}-${choice.value}`}
          onClick={() => onChoose(choice.value)}
        >
          {choice.name}
        </button>
      )
    })}
  </div>
)

interface SwatchPanelProps {
  swatches: readonly Swatch[]
  /** The colour lies behind the text. */
  filled?: boolean
  none: string
  now: unknown
  onChoose: (value: string | false) => void
}

export const SwatchPanel = ({ swatches, filled = false, none, now, onChoose }: SwatchPanelProps) => (
  <div className="opts rich">
    {swatches.map(({ name, value }) => (
      <button
        key={value}
        type="button"
        aria-pressed={now === value}
        data-first={now === value || undefined}
        onClick={() => onChoose(value)}
      >
        <span
          ref={(element) => {
            if (!element) return
            element.style.setProperty(filled ? 'background-color' : 'color', value)
            ink(element)
          }}
        >
          {name}
        </span>
      </button>
    ))}
    <button type="button" aria-pressed={!now} data-first={!now || undefined} onClick={() => onChoose(false)}>
      {none}
    </button>
  </div>
)
