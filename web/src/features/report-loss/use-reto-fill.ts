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
 * Fills a report once from the agreed reto that it ends; later changes by the player are kept. `filled`: the id of the reto that already
 * filled the form. If the agreed time is still slightly in the future, the time is left empty, which means "played now".
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
