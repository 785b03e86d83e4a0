import { tabReached, useTabRow } from '../../../ui/controls/tab-row'

interface RoundTabsProps {
  names: readonly string[]
  current: number
  onChoose: (at: number) => void
}

/** Tabs with the names of the rounds, for screens that show one round at a time. */
export function RoundTabs({ names, current, onChoose }: RoundTabsProps) {
  const row = useTabRow<HTMLDivElement>(String(current))
  return (
    <div
      className="tabs no-print"
      role="group"
      aria-label="Rondas"
      ref={row}
      onKeyDown={(event) => tabReached(event)?.tab.focus()}
    >
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className="tab"
          aria-current={at === current ? 'true' : undefined}
          onClick={() => onChoose(at)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
