import type { StaffActivity } from '@trinchera/contract/socket'
import { useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { useLive } from '../../lib/live'
import { juegosQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** How many acts the panel remembers. */
const kept = 50

export interface Act extends StaffActivity {
  /** Tells one act from another. */
  key: number
}

let count = 0

/** What staff did since this tab came to the panel, the newest first. */
export const activityStore = create<{ acts: readonly Act[] }>(() => ({ acts: [] }))

/** Which lists an act makes old, by the first word of its name. */
const touched: Record<string, readonly string[]> = {
  jugador: ['panel/jugadores', 'panel/jugador', 'jugador'],
  suspension: ['panel/jugadores', 'panel/jugador'],
  reporte: ['panel/reportes', 'panel/partida', 'panel/pendientes'],
  reclamo: ['panel/reportes', 'panel/partida', 'panel/pendientes'],
  comentario: ['panel/comentarios', 'panel/pendientes'],
  juego: ['etapas'],
  etapa: ['etapa', 'etapas', 'final'],
  ranking: ['tabla', 'historial'],
  clan: ['panel/jugadores'],
  torneo: ['torneos'],
  opciones: ['opciones'],
  anuncio: ['anuncios'],
}

/** Hears what the others of the staff do, and has what it changed asked for again. */
export function useActivityFeed() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('staff:activity', (activity) => {
    activityStore.setState(({ acts }) => ({ acts: [{ ...activity, key: ++count }, ...acts].slice(0, kept) }))
    const [kind = ''] = activity.action.split('.')
    if (kind === 'juego') void client.invalidateQueries({ queryKey: juegosQuery.queryKey })
    for (const wish of ['panel/registro', ...(touched[kind] ?? [])]) refresh(wish)
  })
}
