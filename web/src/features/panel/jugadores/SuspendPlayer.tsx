import type { Suspension } from '@trinchera/contract/admin'
import { longestMotivo } from '@trinchera/rules/limits'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api'
import { useNowAtRender } from '../../../lib/clock'
import { chileDay } from '@trinchera/rules/chile-time'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Input, Textarea } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { told } from '../../../ui/toast/told'
import { CaseViewers } from '../CaseViewers'
import { OptionList } from '../OptionList'
import { adminPlayerQuery } from '../queries'
import { alcances, alcanceChip } from './alcances'
import type { PlayerDialogProps } from './dialog'
import css from './players.module.css'
import { dayOf, terms, untilDay, type Term } from './until'

/** List of the player's suspensions in force, each with a button to lift it. */
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
          <span>{`hasta el ${formatDateTime(hasta)}`}</span>
          <span className="small full-row">{motivo}</span>
          <Button
            size="small"
            className="full-row"
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

/** Dialog with the form for a new suspension on the left and the suspensions in force on the right. */
export function SuspendPlayer({ player, ...dialog }: PlayerDialogProps) {
  const refresh = useRefresh()
  const { data: stored = player } = useQuery({ ...adminPlayerQuery(player.id), enabled: dialog.open })
  const [alcance, setAlcance] = useState<Suspension['alcance']>('cuenta')
  const [term, setTerm] = useState<Term>('1s')
  const { fields, write } = useFields({ hasta: '', motivo: '' })

  const now = useNowAtRender()
  const hasta = untilDay(dayOf(term, fields.hasta, now), now)
  const refreshPlayers = () => refresh('panel/jugadores', 'panel/jugador')

  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      hasta: hasta ? null : 'Elige un día que todavía no pase',
      motivo: fields.motivo.trim() ? null : 'Escribe el motivo: es lo que va a leer',
    }),
    send: async () => {
      if (!hasta) throw new Error('no day is chosen')
      return api.createSuspension({ body: { player_id: player.id, alcance, hasta, motivo: fields.motivo.trim() } })
    },
    failure: 'No pudimos suspenderlo. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: () => dialog.onOpenChange(false),
    onSettled: refreshPlayers,
  })

  const lift = (id: number) =>
    told(api.deleteSuspension({ params: { id } }), 'No pudimos levantarla. Intenta de nuevo.')
      .catch(() => undefined)
      .finally(refreshPlayers)

  const replaced = stored.suspensiones.some((running) => running.alcance === alcance)
  return (
    <FormDialog
      {...dialog}
      over={`Jugador n.º ${player.id}`}
      title={`Suspender a ${player.username}`}
      aside={
        <>
          <div className="line head">
            <h2>Suspensiones en curso</h2>
          </div>
          <Running suspensions={stored.suspensiones} onLift={lift} />
        </>
      }
      submit={{ form, pending }}
      act={
        <>
          Suspender a <span translate="no">{player.username}</span>
        </>
      }
      pendingText="Suspendiendo…"
      danger
      above={<CaseViewers caso={`jugador:${player.id}`} />}
    >
      <OptionList
        legend="Qué se le quita"
        name="alcance"
        options={alcances.map(({ alcance: key, label, what }) => ({ key, label, what }))}
        chosen={alcance}
        onChoose={setAlcance}
      />
      <OptionList
        legend="Hasta cuándo"
        className={css.terms}
        name="term"
        options={[...terms, { term: 'fecha', label: 'Otro día' } as const].map(({ term: key, label }) => ({
          key,
          label,
        }))}
        chosen={term}
        onChoose={setTerm}
      />
      {term === 'fecha' ? (
        <Input {...field('hasta')} label="Último día" type="date" min={chileDay(now)} />
      ) : (
        hasta && <p className="hint">{`Hasta el final del ${formatDate(hasta)}.`}</p>
      )}
      <Textarea
        {...field('motivo')}
        label="Motivo"
        maxLength={longestMotivo}
        help={replaced ? 'Toma el lugar de la que corre. El motivo le llega con el aviso.' : 'Le llega con el aviso.'}
      />
    </FormDialog>
  )
}
