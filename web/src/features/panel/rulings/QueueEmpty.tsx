import { Button } from '../../../ui/controls/Button'
import { EmptyState } from '../../../ui/state/states'
import type { CaseFilters } from '../queries'
import { useAddress } from '../use-address'

/** Text shown if no match was found: why there is none, and buttons that widen the search. */
export function QueueEmpty({ estado, etapa, busqueda }: CaseFilters) {
  const { set } = useAddress()
  const filtered = etapa !== undefined || busqueda !== ''
  const all = (label: string) => (
    <Button size="small" onClick={() => set({ estado: 'todas' })}>
      {label}
    </Button>
  )
  if (estado === 'todas' && !filtered) {
    return <EmptyState title="Todavía no hay partidas">Aparecen acá apenas se reporten, sin recargar.</EmptyState>
  }
  if (estado === 'todas') {
    return (
      <EmptyState
        title="Ninguna partida calza con el filtro"
        action={
          <Button size="small" onClick={() => set({ etapa: undefined, busqueda: undefined })}>
            Quitar el filtro
          </Button>
        }
      />
    )
  }
  if (filtered) {
    return (
      <EmptyState
        title={
          estado === 'falladas' ? 'Ninguna partida fallada calza con el filtro' : 'Nada por revisar calza con el filtro'
        }
        action={all('Buscar en todas')}
      />
    )
  }
  if (estado === 'falladas') return <EmptyState title="Ninguna partida tiene fallo" action={all('Ver todas')} />
  return (
    <EmptyState title="Nada por revisar" action={all('Ver todas las partidas')}>
      Cuando un clan reclame una partida, aparece acá sin recargar.
    </EmptyState>
  )
}
