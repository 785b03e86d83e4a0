import type { Suspension } from '@trinchera/contract/admin'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api, fieldErrorsOf, messageOf } from '../../../lib/api'
import { chileDay } from '@trinchera/rules/chile-time'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { focusFirstError, Input, Textarea } from '../../../ui/form/Field'
import { toast } from '../../../ui/toast/toast'
import formCss from '../form.module.css'
import { CaseViewers } from '../CaseViewers'
import { adminPlayerQuery } from '../queries'
import { alcances, alcanceChip } from './alcances'
import type { PlayerDialogProps } from './dialog'
import css from './players.module.css'
import { dayOf, terms, untilDay, type Term } from './until'

/** The suspensions in force, each with a button to lift it. */
function Running({
  suspensions,
  onLift,
}: {
  suspensions: readonly Suspension[]
  onLift: (id: number) => Promise<unknown>
}) {
  if (suspensions.length === 0) return <p className="small">No tiene ninguna.</p>
  return (
    <ul className={`list ${css.suspensions}`}>
      {suspensions.map(({ id, alcance, hasta, motivo }) => (
        <li key={id}>
          <span className="chip negative">{alcanceChip[alcance]}</span>
          <span>hasta el {formatDateTime(hasta)}</span>
          <span className={`small ${css.wholeLine}`}>{motivo}</span>
          <Button
            size="small"
            className={css.wholeLine}
            aria-label={`Levantar: ${alcanceChip[alcance]}`}
            pendingText="Levantando…"
            onClick={() => onLift(id)}
          >
            Levantar
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A new suspension on the left, those in force on the right. */
export function SuspendPlayer({ player, open, onOpenChange }: PlayerDialogProps) {
  const refresh = useRefresh()
  const form = useRef<HTMLFormElement>(null)
  const { data: stored = player } = useQuery({ ...adminPlayerQuery(player.id), enabled: open })
  const [alcance, setAlcance] = useState<Suspension['alcance']>('cuenta')
  const [term, setTerm] = useState<Term>('1s')
  const [date, setDate] = useState('')
  const [motivo, setMotivo] = useState('')
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  useEffect(() => focusFirstError(form.current), [errors])

  const now = Date.now()
  const hasta = untilDay(dayOf(term, date, now), now)
  const refreshPlayers = () => {
    for (const key of ['panel/jugadores', 'panel/jugador']) refresh(key)
  }

  const suspend = useMutation({
    mutationFn: (until: string) =>
      api.createSuspension({ body: { player_id: player.id, alcance, hasta: until, motivo: motivo.trim() } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onOpenChange(false)
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      toast.error(messageOf(error, 'No pudimos suspenderlo. Lo que escribiste sigue acá: intenta de nuevo.'))
    },
    onSettled: refreshPlayers,
  })

  async function lift(id: number) {
    try {
      const { message } = await api.deleteSuspension({ params: { id } })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos levantarla. Intenta de nuevo.'))
    }
    refreshPlayers()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (suspend.isPending) return
    const wrong = {
      hasta: hasta ? undefined : 'Elige un día que todavía no pase',
      motivo: motivo.trim() ? undefined : 'Escribe el motivo: es lo que va a leer',
    }
    setErrors(wrong)
    if (hasta && !wrong.motivo) suspend.mutate(hasta)
  }

  const replaced = stored.suspensiones.some((running) => running.alcance === alcance)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={`Jugador n.º ${player.id}`}
      title={`Suspender a ${player.username}`}
      aside={
        <>
          <div className="head">
            <h2>Suspensiones en curso</h2>
          </div>
          <Running suspensions={stored.suspensiones} onLift={lift} />
        </>
      }
      actions={
        <>
          <Button
            kind="danger"
            type="submit"
            form="suspend-player"
            pending={suspend.isPending}
            pendingText="Suspendiendo…"
          >
            Suspender a {player.username}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <CaseViewers caso={`jugador:${player.id}`} />
      <form id="suspend-player" ref={form} onSubmit={submit} noValidate aria-label={`Suspender a ${player.username}`}>
        <fieldset className={formCss.options}>
          <legend className="label">Qué se le quita</legend>
          {alcances.map((one) => (
            <label key={one.alcance} className="option">
              <input
                type="radio"
                name="alcance"
                value={one.alcance}
                checked={alcance === one.alcance}
                onChange={() => setAlcance(one.alcance)}
              />
              <b>{one.label}</b>
              <span className="small">{one.what}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={`${formCss.options} ${css.terms}`}>
          <legend className="label">Hasta cuándo</legend>
          {[...terms, { term: 'fecha', label: 'Otro día' } as const].map((one) => (
            <label key={one.term} className="option">
              <input
                type="radio"
                name="term"
                value={one.term}
                checked={term === one.term}
                onChange={() => setTerm(one.term)}
              />
              <b>{one.label}</b>
            </label>
          ))}
        </fieldset>
        {term === 'fecha' ? (
          <Input
            label="Último día"
            type="date"
            name="hasta"
            min={chileDay(now)}
            error={errors.hasta}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        ) : (
          hasta && <p className="hint">Hasta el final del {formatDate(hasta)}.</p>
        )}
        <Textarea
          label="Motivo"
          name="motivo"
          maxLength={500}
          error={errors.motivo}
          help={replaced ? 'Toma el lugar de la que corre. El motivo le llega con el aviso.' : 'Le llega con el aviso.'}
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
