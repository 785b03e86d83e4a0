import { useAddressSearch } from '../../../lib/address-search'
import { Search } from '../../../ui/form/Field'
import { Icon } from '../../../ui/controls/Icon'
import type { CaseFilters } from '../queries'
import { Choice } from '../Choice'
import { useAddress } from '../use-address'
import { useEtapas } from '../use-etapas'
import css from './queue.module.css'

const estados = [
  { key: 'reclamadas', label: 'Por revisar' },
  { key: 'todas', label: 'Todas' },
  { key: 'falladas', label: 'Falladas' },
] as const

/** The state filter named in the URL. If the name is missing or unknown, the filter selects the matches that wait for a review. */
export const estadoNamed = (name: string): CaseFilters['estado'] =>
  estados.find(({ key }) => key === name)?.key ?? 'reclamadas'

/** The filters of the list of matches, kept in the URL. */
export function QueueFilters({ estado, etapa }: CaseFilters) {
  const { set } = useAddress()
  const { text, type } = useAddressSearch()
  const { etapas = [], juegos = [] } = useEtapas()
  return (
    <div className={`row list-tools ${css.filters}`}>
      <Search label="Buscar por clan o número de partida" value={text} onChange={type} />
      <Choice
        label="Estado"
        options={estados}
        current={estado}
        onChoose={(key) => set({ estado: key === 'reclamadas' ? undefined : key })}
      />
      <div className={`select ${css.etapa}`}>
        <select
          className="input"
          aria-label="Etapa"
          value={etapa ?? ''}
          onChange={(event) => set({ etapa: event.target.value })}
        >
          <option value="">Todas las etapas</option>
          {juegos.map((juego) => (
            <optgroup key={juego.id} label={juego.nombre}>
              {etapas
                .filter((one) => one.juego.id === juego.id)
                .map((one) => (
                  <option key={one.id} value={one.id} translate="no">
                    {one.nombre}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Icon name="down" size={16} />
      </div>
    </div>
  )
}
