import { useEffect } from 'react'
import { useSearchParams } from '../../lib/router'
import { announce } from '../../ui/state/announce'
import type { GuiaPaso } from '@trinchera/rules/textos/textos'
import { addTicks } from './ticks'

/** Marks the tasks that the URL lists as finished (`paths.guiaCon`) and removes the list from the URL. Ignores unknown tasks. */
export function useSentTicks(pasos: readonly GuiaPaso[]) {
  const [search, setSearch] = useSearchParams()
  const sent = search.get('hechos')
  useEffect(() => {
    if (sent === null) return
    const known = new Set(pasos.flatMap(({ tareas }) => tareas.map(({ id }) => id)))
    addTicks(sent.split(',').filter((id) => known.has(id)))
    announce('Quedó marcado lo que ya habías hecho')
    setSearch({}, { replace: true })
  }, [sent, setSearch, pasos])
}
