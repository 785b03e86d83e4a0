import { useState } from 'react'

/**
 * Stores which dialog of a list is open and for which item. The item stays set during the closing animation. `opening` is a React key that
 * resets the form.
 */
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
