import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Bounded } from '../state/Parts'
import { tabReached, useTabRow } from './tab-row'

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: ReactNode; count?: number }[]
  current: Key
  onChange: (key: Key) => void
  /** Content of the current tab. */
  children: ReactNode
}

/** An ARIA tab list with arrow keys, Home and End. The parent component stores which tab is open (screens store it in the URL). */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const row = useTabRow<HTMLDivElement>(current)

  function move(event: KeyboardEvent<HTMLElement>) {
    const reached = tabReached(event)
    const next = reached && tabs[reached.at]
    if (!next) return
    onChange(next.key)
    reached.tab.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            <span>{tab.label}</span>
            {tab.count ? (
              <span className="count" translate="no">
                {tab.count}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        <Bounded>{children}</Bounded>
      </div>
    </>
  )
}
