import type { CaseClase, CaseEstado } from '@trinchera/contract/asistente'
import { Icon } from '../../../ui/controls/Icon'
import { Options } from '../../../ui/form/Options'
import { Choice } from '../Choice'
import { useAddress } from '../use-address'
import css from './asistente.module.css'
import type { Elements } from '../../../lib/elements'

const estados: readonly { key: CaseEstado; label: string }[] = [
  { key: 'abiertos', label: 'Por revisar' },
  { key: 'marcados', label: 'Marcados' },
  { key: 'revisados', label: 'Vistos' },
  { key: 'todos', label: 'Todos' },
]
const clases: readonly { clase: CaseClase; label: string }[] = [
  { clase: 'abajo', label: 'No sirvió' },
  { clase: 'unsure', label: 'Tuvo dudas' },
  { clase: 'away', label: 'No contestó' },
  { clase: 'arriba', label: 'Sirvió' },
]

/** `estadoNamed` and `claseNamed` parse the filters in the URL. An unknown value means: cases that are not reviewed, and all classes. */
export const estadoNamed = (name: string): CaseEstado => estados.find(({ key }) => key === name)?.key ?? 'abiertos'
export const claseNamed = (name: string): CaseClase | undefined => clases.find(({ clase }) => clase === name)?.clase

/** Controls for the filters of the list of cases. The URL contains the filters. */
export function CaseFilters({
  estado,
  clase,
  children,
}: {
  estado: CaseEstado
  clase: CaseClase | undefined
  children: Elements
}) {
  const { set } = useAddress()
  return (
    <div className={`row list-tools ${css.filters}`}>
      <Choice
        label="Estado"
        options={estados}
        current={estado}
        onChoose={(key) => set({ estado: key === 'abiertos' ? undefined : key })}
      />
      <div className={`select ${css.clase}`}>
        <select
          className="input"
          aria-label="Qué pasó con la respuesta"
          value={clase ?? ''}
          onChange={(event) => set({ clase: event.target.value })}
        >
          <option value="">Todas las respuestas</option>
          <Options of={clases.map((one) => [one.clase, one.label])} />
        </select>
        <Icon name="down" size={16} />
      </div>
      {children}
    </div>
  )
}
