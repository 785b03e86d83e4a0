import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/controls/Tabs'

interface SubTab<Key extends string> {
  key: Key
  label: string
  /** How much waits there. */
  count?: number
}

interface SubTabsProps<Key extends string> {
  label: string
  /** The first is the one that opens by itself. */
  tabs: readonly [SubTab<Key>, ...SubTab<Key>[]]
  children: (current: Key) => ReactNode
}

/** The tabs of one area; which one is open is the address, and another one begins with no filter of the one before. */
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
