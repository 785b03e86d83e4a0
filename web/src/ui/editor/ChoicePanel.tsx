import { setLegibleColors } from '../rich/legible-colors'
import type { Swatch } from './palette'
import css from './panel.module.css'
import type { Choice } from './tools'

interface ChoicePanelProps {
  name: 'header' | 'size' | 'font' | 'align'
  choices: readonly Choice[]
  /** The value that the text at the cursor has now. */
  current: unknown
  onChoose: (value: Choice['value']) => void
}

/** A panel with a list of fixed values. Each name is shown in the size or font that it stands for. */
export const ChoicePanel = ({ name, choices, current, onChoose }: ChoicePanelProps) => (
  <div className={`row ${css.options}`}>
    {choices.map((choice) => {
      const selected = (current ?? false) === choice.value
      return (
        <button
          key={choice.name}
          type="button"
          aria-pressed={selected}
          data-autofocus={selected || undefined}
          data-look={`${name}-${choice.value}`}
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
  /** True for background colours, false for text colours. */
  filled?: boolean
  /** Label of the button that removes the colour. */
  none: string
  current: unknown
  onChoose: (value: string | false) => void
}

/** A panel with a list of colours, each shown as it will look in the text. */
export const SwatchPanel = ({ swatches, filled = false, none, current, onChoose }: SwatchPanelProps) => (
  <div className={`rich row ${css.options}`}>
    {swatches.map(({ name, value }) => (
      <button
        key={value}
        type="button"
        aria-pressed={current === value}
        data-autofocus={current === value || undefined}
        onClick={() => onChoose(value)}
      >
        <span
          ref={(element) => {
            if (!element) return
            element.style.setProperty(filled ? 'background-color' : 'color', value)
            setLegibleColors(element)
          }}
        >
          {name}
        </span>
      </button>
    ))}
    <button
      type="button"
      aria-pressed={!current}
      data-autofocus={!current || undefined}
      onClick={() => onChoose(false)}
    >
      {none}
    </button>
  </div>
)
