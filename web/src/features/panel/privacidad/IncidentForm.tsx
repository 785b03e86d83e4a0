import type { Incident } from '@trinchera/contract/privacidad'
import { clockName, fromChileLocal, toChileLocal } from '@trinchera/rules/chile-time'
import { longestIncidentText } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { Input, Textarea } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'

interface IncidentFormProps {
  /** The incident to complete; undefined for a new one. */
  incident?: Incident
  onDone: () => void
  /** Mails the people affected by the incident: the players with these names, or all players if undefined. */
  onTell?: (names: string[] | undefined) => Promise<void>
}

const localOf = (at: string | null | undefined) => (at ? toChileLocal(at) : '')

/** The form of a security incident, and the button that mails the people affected. */
export function IncidentForm({ incident, onDone, onTell }: IncidentFormProps) {
  const refresh = useRefresh()
  const { fields, write } = useFields({
    cuando: localOf(incident?.cuando),
    que: incident?.que ?? '',
    datos: incident?.datos ?? '',
    personas: String(incident?.personas ?? ''),
    medidas: incident?.medidas ?? '',
    agencia_at: localOf(incident?.agencia_at),
    jugadores: '',
  })
  const cuando = fromChileLocal(fields.cuando)
  const personas = Number(fields.personas || 0)
  const text = (name: 'que' | 'datos' | 'medidas') => fields[name].trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      cuando: cuando ? null : 'Elige cuándo pasó',
      que: text('que') ? null : 'Escribe qué pasó',
      datos: text('datos') ? null : 'Escribe qué datos alcanzó',
      personas: Number.isInteger(personas) && personas >= 0 ? null : 'Escribe un número',
    }),
    send: async () => {
      const body = {
        cuando: cuando ?? '',
        que: text('que'),
        datos: text('datos'),
        personas,
        medidas: text('medidas'),
        agencia_at: fromChileLocal(fields.agencia_at) ?? null,
      }
      return incident ? api.updateIncidente({ params: { id: incident.id }, body }) : api.createIncidente({ body })
    },
    failure: 'No pudimos guardarlo. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: onDone,
    onSettled: () => refresh('panel/incidentes'),
  })
  const names = fields.jugadores
    .split(/[\n,]+/)
    .map((name) => name.trim())
    .filter(Boolean)
  return (
    <form {...form} className="form" aria-label={incident ? `Incidente ${incident.id}` : 'Incidente nuevo'}>
      <Input {...field('cuando')} label={`Cuándo pasó, ${clockName()}`} type="datetime-local" />
      <Textarea {...field('que')} label="Qué pasó" rows={3} maxLength={longestIncidentText} />
      <Textarea {...field('datos')} label="Qué datos alcanzó" rows={2} maxLength={longestIncidentText} />
      <Input {...field('personas')} label="A cuántas personas" inputMode="numeric" />
      <Textarea {...field('medidas')} label="Qué se hizo" rows={2} maxLength={longestIncidentText} optional />
      <Input
        {...field('agencia_at')}
        label={`Cuándo se avisó a la Agencia, ${clockName()}`}
        type="datetime-local"
        optional
      />
      {onTell && (
        <Textarea
          {...field('jugadores')}
          label="A quiénes avisar"
          rows={2}
          optional
          help="Nombres de usuario, uno por línea. Vacío, a todas las cuentas. El correo dice lo que está guardado arriba."
        />
      )}
      <div className="row">
        <Button type="submit" kind="primary" pending={pending} pendingText="Guardando…">
          Guardar
        </Button>
        {onTell && (
          <Button kind="danger" pendingText="Avisando…" onClick={() => onTell(names.length ? names : undefined)}>
            {names.length ? `Avisar a ${names.length}` : 'Avisar a todos'}
          </Button>
        )}
        <Button onClick={onDone}>Cancelar</Button>
      </div>
    </form>
  )
}
