import { longestMotivo } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { opcionesQuery } from '../../lib/site-queries'
import { Select, Textarea } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import { withTemplate } from './motivos'

interface MotivoFieldProps {
  name: string
  label?: string
  value: string
  error?: string
  help?: ReactNode
  onMotivo: (text: string) => void
}

/** Field for the reason of a decision. The user can start from a template that staff configured in Opciones. */
export function MotivoField({ name, label = 'Motivo, será público', value, error, help, onMotivo }: MotivoFieldProps) {
  const { data } = useQuery(opcionesQuery)
  const templates = data?.motivos ?? []
  return (
    <>
      {templates.length > 0 && (
        <Select
          label="Plantillas"
          optional
          value=""
          onChange={({ target }) => onMotivo(withTemplate(value, target.value, templates))}
        >
          <option value="">Elige uno y edítalo abajo</option>
          <Options of={templates.map((text) => [text, text])} />
        </Select>
      )}
      <Textarea
        name={name}
        label={label}
        help={help}
        error={error}
        maxLength={longestMotivo}
        value={value}
        onChange={({ target }) => onMotivo(target.value)}
      />
    </>
  )
}
