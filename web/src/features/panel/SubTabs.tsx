import type { ReactNode } from 'react'
import { useSearchParams } from '../../lib/router'
import { Tabs } from '../../ui/controls/Tabs'

interface SubTab<Key extends string> {
  key: Key
  label: string
  /** The number of pending items. */
  count?: number
}

interface SubTabsProps<Key extends string> {
  label: string
  /** The first tab is the default. */
  tabs: readonly [SubTab<Key>, ...SubTab<Key>[]]
  children: (current: Key) => ReactNode
}

/** The tabs of one area. The open tab is part of the URL; changing it clears the filters in the URL. */
export function SubTabs<Key extends string>({ label, tabs, children }: SubTabsProps<Key>) {
  const [address, setAddress] = useSearchParams()
  const [first] = tabs
  const current = tabs.find(({ key }) => key === address.get('pestana'))?.key ?? first.key
  return (
    <Tabs
      label={label}
      tabs={tabs}
      current={current}
      onChange={(key) => setAddress(key === first.key ? {} : { pestana: key })}
    >
      {children(current)}
    </Tabs>
  )
}
