import { useState } from 'react'

/** Which dialog is open on what. The thing stays known while its dialog goes out of sight; each opening begins anew. */
export function useChosen<Thing, Act extends string>() {
  const [chosen, setChosen] = useState<{ thing: Thing; act: Act; times: number }>()
  const [open, setOpen] = useState(false)
  return {
    chosen,
    open,
    setOpen,
    choose(thing: Thing, act: Act) {
      setChosen((before) => ({ thing, act, times: (before?.times ?? 0) + 1 }))
      setOpen(true)
    },
  }
}
