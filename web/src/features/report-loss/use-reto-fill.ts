import type { Reto } from '@trinchera/contract/retos'
import { toChileLocal } from '@trinchera/rules/chile-time'
import { useEffect } from 'react'
import { serverNow } from '../../lib/server-time'

interface Filled {
  reto: string
  ganador: string
  mapas: string
  jugada: string
}

/**
 * Fills a report once with the data of the agreed reto that the report ends; the player's later changes are kept. `filled` is the id of the
 * reto that already filled the form. If the reto's time is not reached yet, the time played stays empty, which means "now".
 */
export function useRetoFill(
  reto: Reto | undefined,
  loser: number | undefined,
  filled: string,
  fill: (fields: Filled) => void,
) {
  const filling = reto && loser !== undefined && filled !== String(reto.id) ? reto : undefined
  useEffect(() => {
    if (!filling) return
    const { id, retador, retado, fecha, mapas } = filling
    const begun = fecha !== null && Date.parse(fecha) <= serverNow()
    fill({
      reto: String(id),
      ganador: String(retador.id === loser ? retado.id : retador.id),
      mapas: JSON.stringify(mapas.map(({ codigo }) => ({ codigo, ganador: '', perdedor: '' }))),
      jugada: begun ? toChileLocal(fecha) : '',
    })
  }, [filling, loser, fill])
}
