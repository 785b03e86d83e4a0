import type { QuietHours as Hours } from '@trinchera/contract/push'
import { siteClockName } from '@trinchera/rules/chile-time'
import { usualQuietHours } from '@trinchera/rules/push'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { api, messageOf } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Check } from '../../ui/form/Check'
import { Input } from '../../ui/form/Field'
import { QueryState } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import css from './QuietHours.module.css'
import { quietHoursQuery } from './queries'

/** No quiet hours: both times are equal (`contract/push.ts`). */
const none: Hours = { desde: '00:00', hasta: '00:00' }
const isNone = ({ desde, hasta }: Hours) => desde === hasta

/** The form for begin and end of the quiet hours. Saves only when its button is pressed, because a time input changes during typing. */
function HoursForm({ stored, pending, onSave }: { stored: Hours; pending: boolean; onSave: (hours: Hours) => void }) {
  const [hours, setHours] = useState(stored)
  const [error, setError] = useState<string>()
  const changed = hours.desde !== stored.desde || hours.hasta !== stored.hasta
  return (
    <form
      className="mt-3"
      aria-label="Horas sin avisos"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!hours.desde || !hours.hasta) setError('Elige las dos horas')
        else if (isNone(hours)) setError('Elige dos horas distintas')
        else if (changed) onSave(hours)
      }}
    >
      <div className={`row ${css.times}`}>
        {(['desde', 'hasta'] as const).map((name) => (
          <Input
            key={name}
            label={name === 'desde' ? 'Desde las' : 'Hasta las'}
            type="time"
            value={hours[name]}
            onChange={({ target }) => {
              setHours({ ...hours, [name]: target.value })
              setError(undefined)
            }}
          />
        ))}
        <Button type="submit" pending={pending} pendingText="Guardando…" disabled={!changed}>
          Guardar
        </Button>
      </div>
      <FieldError role="alert" text={error} />
    </form>
  )
}

/** The form for the player's quiet hours, during which no pushes are sent. */
export function QuietHours({ player }: { player: number }) {
  const client = useQueryClient()
  const { queryKey } = quietHoursQuery(player)
  const query = useQuery(quietHoursQuery(player))
  const save = useMutation({
    mutationFn: (hours: Hours) => api.updateQuietHours({ body: hours }),
    scope: { id: 'quiet-hours' },
    onSuccess: ({ data: hours, message }) => {
      client.setQueryData(queryKey, hours)
      toast.success(message)
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos guardar las horas. Intenta de nuevo.')),
  })
  const shown = save.isPending ? save.variables : query.data
  return (
    <section>
      <SectionHead title="Horas sin avisos" note="en los dispositivos" />
      {shown && (
        <>
          <Check
            label="Callar los dispositivos a ciertas horas"
            help={
              isNone(shown)
                ? 'Ahora llegan a toda hora.'
                : `Sin avisos entre ${shown.desde} y ${shown.hasta}, ${siteClockName()}; los de una partida en curso sí llegan.`
            }
            checked={!isNone(shown)}
            onChange={({ target }) => save.mutate(target.checked ? usualQuietHours : none)}
          />
          {!isNone(shown) && (
            <HoursForm
              key={`${shown.desde} ${shown.hasta}`}
              stored={shown}
              pending={save.isPending}
              onSave={save.mutate}
            />
          )}
        </>
      )}
      {!shown && <QueryState query={query} lines={1} loading="Cargando horas…" failed="No pudimos traer tus horas" />}
    </section>
  )
}
