import type { StaffActivity } from '@trinchera/contract/socket'
import { useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { useLive } from '../../lib/live'
import { juegosQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** Maximum number of actions kept in memory. Older ones are dropped. */
const maxActs = 50

export interface Act extends StaffActivity {
  /** Number of the action, unique in this tab. */
  key: number
}

let count = 0

/** The actions of all staff since this tab opened the panel, newest first. */
export const activityStore = create<{ acts: readonly Act[] }>(() => ({ acts: [] }))

/** Keys of the queries that must be refreshed after an action, by kind of action. */
const staleQueries: Record<string, readonly string[]> = {
  jugador: ['panel/jugadores', 'panel/jugador', 'jugador'],
  suspension: ['panel/jugadores', 'panel/jugador'],
  reporte: ['panel/reportes', 'panel/partida', 'panel/pendientes'],
  reclamo: ['panel/reportes', 'panel/partida', 'panel/pendientes'],
  comentario: ['panel/comentarios', 'panel/pendientes'],
  asistente: ['panel/asistente', 'panel/pendientes'],
  consulta: ['panel/consultas', 'panel/pendientes'],
  juego: ['etapas'],
  etapa: ['etapa', 'etapas', 'final'],
  ranking: ['tabla', 'historial'],
  clan: ['panel/jugadores'],
  torneo: ['torneos'],
  opciones: ['opciones'],
  anuncio: ['anuncios'],
}

/** Listens to the actions of staff: adds each to `activityStore` and refreshes the queries whose data it changed. */
export function useActivityFeed() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('staff:activity', (activity) => {
    activityStore.setState(({ acts }) => ({ acts: [{ ...activity, key: ++count }, ...acts].slice(0, maxActs) }))
    const [kind = ''] = activity.action.split('.')
    if (kind === 'juego') void client.invalidateQueries({ queryKey: juegosQuery.queryKey })
    refresh('panel/registro', ...(staleQueries[kind] ?? []))
  })
}
