import type { CaseClase, CaseEstado } from '@trinchera/contract/asistente'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/controls/Icon'
import { useAddress } from '../use-address'
import css from './asistente.module.css'

const estados: readonly { estado: CaseEstado; label: string }[] = [
  { estado: 'abiertos', label: 'Por revisar' },
  { estado: 'marcados', label: 'Marcados' },
  { estado: 'revisados', label: 'Vistos' },
  { estado: 'todos', label: 'Todos' },
]
const clases: readonly { clase: CaseClase; label: string }[] = [
  { clase: 'abajo', label: 'No sirvió' },
  { clase: 'unsure', label: 'Tuvo dudas' },
  { clase: 'away', label: 'No contestó' },
  { clase: 'arriba', label: 'Sirvió' },
]

/** What the address asks for; what is to be reviewed where it says nothing, or something unknown. */
export const estadoNamed = (name: string): CaseEstado =>
  estados.find(({ estado }) => estado === name)?.estado ?? 'abiertos'
export const claseNamed = (name: string): CaseClase | undefined => clases.find(({ clase }) => clase === name)?.clase

/** The filters of the cases, held in the address. */
export function CaseFilters({
  estado,
  clase,
  children,
}: {
  estado: CaseEstado
  clase: CaseClase | undefined
  children: ReactNode
}) {
  const { set } = useAddress()
  return (
    <div className={`list-tools ${css.filters}`}>
      <div className={css.estados} role="group" aria-label="Estado">
        {estados.map((one) => (
          <button
            key={one.estado}
            type="button"
            aria-pressed={one.estado === estado}
            onClick={() => set({ estado: one.estado === 'abiertos' ? undefined : one.estado })}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className={`select ${css.clase}`}>
        <select
          className="input"
          aria-label="Qué pasó con la respuesta"
          value={clase ?? ''}
          onChange={(event) => set({ clase: event.target.value })}
        >
          <option value="">Todas las respuestas</option>
          {clases.map((one) => (
            <option key={one.clase} value={one.clase}>
              {one.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </div>
      {children}
    </div>
  )
}
