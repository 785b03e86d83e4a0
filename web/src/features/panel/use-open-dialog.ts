import { useState } from 'react'

/** Which dialog of a list is open, and for which item, which is kept during the closing animation. `opening`: React key to reset forms. */
export function useOpenDialog<Item, Act extends string>() {
  const [chosen, setChosen] = useState<{ item: Item; act: Act; opening: number }>()
  const [open, setOpen] = useState(false)
  return {
    chosen,
    open,
    setOpen,
    choose(item: Item, act: Act) {
      setChosen((before) => ({ item, act, opening: (before?.opening ?? 0) + 1 }))
      setOpen(true)
    },
  }
}
