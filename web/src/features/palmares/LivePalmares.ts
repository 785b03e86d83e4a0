import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { announce } from '../../ui/state/announce'
import { mergeMedal } from './merge-medal'
import { clanMedalsQuery } from './clan-medals-query'

/** Keeps cached medals and the palmarés current by live events. Rendered once in the app. Shows no toast, because `LiveNotices` does. */
export function LivePalmares() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('medal:awarded', ({ medalla }) => {
    const { queryKey } = clanMedalsQuery(medalla.id_clan)
    client.setQueryData(queryKey, (shelf) => shelf && mergeMedal(shelf, medalla))
    if (medalla.vigente && client.getQueryCache().find({ queryKey })?.isActive())
      announce(`Medalla nueva: ${medalla.nombre}. ${medalla.texto}`)
    // Refreshes all related queries, because the event does not say which players have the medal.
    refresh(`medallas/clan/${medalla.id_clan}`, 'medallas/jugador', 'perfil', 'linaje', 'palmares')
  })
  return null
}
