import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: ReactNode; count?: number }[]
  current: Key
  onChange: (key: Key) => void
  /** The current tab's panel. */
  children: ReactNode
}

/** An ARIA tab list with arrow keys, Home and End. Controlled: the screen stores the open tab in the URL. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.key)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
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
            {tab.label}
            {tab.count ? <span className="count">{tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}
