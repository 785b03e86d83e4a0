import type { ReactNode } from 'react'
import { useSearchParams } from '../../lib/router'
import { Tabs } from '../../ui/controls/Tabs'

interface SubTab<Key extends string> {
  key: Key
  label: string
  /** Number of unresolved cases. */
  count?: number
}

interface SubTabsProps<Key extends string> {
  label: string
  /** The tabs in order. The first tab is open by default. */
  tabs: readonly [SubTab<Key>, ...SubTab<Key>[]]
  children: (current: Key) => ReactNode
}

/** Tabs within one area of the panel. The URL names the open tab. Opening another tab removes the filters from the URL. */
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
