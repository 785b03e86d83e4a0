import { useEffect } from 'react'
import { useSearchParams } from '../../lib/router'
import { announce } from '../../ui/state/announce'
import { steps } from './steps'
import { addTicks } from './ticks'

const known = new Set(steps.flatMap(({ tasks }) => tasks.map(({ id }) => id)))

/** Marks the tasks that the URL lists as finished (`paths.guiaCon`) and removes the list from the URL. Ignores unknown tasks. */
export function useSentTicks() {
  const [search, setSearch] = useSearchParams()
  const sent = search.get('hechos')
  useEffect(() => {
    if (sent === null) return
    addTicks(sent.split(',').filter((id) => known.has(id)))
    announce('Quedó marcado lo que ya habías hecho')
    setSearch({}, { replace: true })
  }, [sent, setSearch])
}
