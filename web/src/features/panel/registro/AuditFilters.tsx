import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Input, Select } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { actionName, kindOf, kindTitle } from '../act-text'
import { auditChoicesQuery, type AuditFilters as Filters } from '../queries'
import css from './registro.module.css'

/** Pause in typing after which the filter is applied, ms. */
const typingPause = 250

/** The filters of the audit log, kept in the URL. Typed text is applied after a short pause. */
export function AuditFilters({ filters, onChange }: { filters: Filters; onChange: (patch: Partial<Filters>) => void }) {
  const { data } = useQuery(auditChoicesQuery)
  const [objeto, setObjeto] = useState(filters.objeto)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (timer.current === undefined) setObjeto(filters.objeto)
  }, [filters.objeto])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(wanted: string) {
    setObjeto(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      onChange({ objeto: wanted.trim() })
    }, typingPause)
  }

  const kinds = [...new Set(data?.acciones.map(kindOf))]
  return (
    <div className={`grid ${css.filters}`}>
      <Select label="Quién" value={filters.quien} onChange={(event) => onChange({ quien: event.target.value })}>
        <option value="">Cualquiera</option>
        <Options of={data?.quienes.map((quien) => [quien, quien])} untranslated />
      </Select>
      <Select label="Acción" value={filters.accion} onChange={(event) => onChange({ accion: event.target.value })}>
        <option value="">Todas</option>
        {kinds.map((kind) => (
          <optgroup key={kind} label={kindTitle(kind)}>
            <option value={kind}>{`${kindTitle(kind)}: todo`}</option>
            {data?.acciones
              .filter((accion) => accion.startsWith(`${kind}.`))
              .map((accion) => (
                <option key={accion} value={accion}>
                  {actionName(accion)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <Input
        label="Objeto"
        maxLength={100}
        placeholder="partida 312"
        value={objeto}
        onChange={(event) => type(event.target.value)}
      />
      <Input
        label="Desde"
        type="date"
        max={filters.hasta || undefined}
        value={filters.desde}
        onChange={(event) => onChange({ desde: event.target.value })}
      />
      <Input
        label="Hasta"
        type="date"
        min={filters.desde || undefined}
        value={filters.hasta}
        onChange={(event) => onChange({ hasta: event.target.value })}
      />
    </div>
  )
}
