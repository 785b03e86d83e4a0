import type { CaseDetail } from '@trinchera/contract/rulings'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../../lib/api'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { Dialog, type DialogProps } from '../../../ui/dialog/Dialog'
import { focusFirstError, Textarea } from '../../../ui/form/Field'
import { toast } from '../../../ui/toast/toast'
import { useOthersAt, watchedBy } from '../cases'
import { BanCheater, banUntil } from './BanCheater'
import { actOf, stampOf } from './case-text'
import { CaseClaims } from './CaseClaims'
import { CaseRecord } from './CaseRecord'
import { optionKept, optionsFor, RulingOptions } from './RulingOptions'
import { RulingPreview } from './RulingPreview'
import { StandingRuling } from './StandingRuling'

const empty = { fallo: '', motivo: '', jugador: '', meses: '' }
const renewed = ['panel/reportes', 'panel/partida', 'panel/pendientes', 'panel/jugadores']

interface RulingCaseProps {
  detail: CaseDetail
  frame: Pick<DialogProps, 'open' | 'onOpenChange' | 'over' | 'title'>
  onClose: () => void
}

/** Left what is ruled and why, right the places as they would be; nobody rules over what somebody else has just decided. */
export function RulingCase({ detail, frame, onClose }: RulingCaseProps) {
  const refresh = useRefresh()
  const form = useRef<HTMLFormElement>(null)
  const { fields, write, forget } = useDraft(`fallo:${detail.id}`, empty)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  // The ruling as it stood when this moderator began: another one means that somebody else decided.
  const [begun, setBegun] = useState(() => stampOf(detail))
  const others = useOthersAt(`partida:${detail.id}`)
  useEffect(() => focusFirstError(form.current), [errors])

  const options = optionsFor(detail)
  const verdict = optionKept(options, fields.fallo)
  const roster =
    verdict?.tipo === 'trampa' ? detail.planteles.find(({ id_clan }) => id_clan === verdict.clan)?.jugadores : undefined
  const banned = roster?.find(({ id }) => String(id) === fields.jugador)

  const rule = useMutation({
    mutationFn: async () => {
      if (!verdict) throw new Error('nothing is chosen')
      const hasta = banUntil(fields, Date.now())
      const suspender = banned && hasta ? { player_id: banned.id, hasta } : null
      return api.ruleMatch({
        params: { id: detail.id },
        body: { tipo: verdict.tipo, id_clan: verdict.clan, motivo: fields.motivo.trim(), suspender },
      })
    },
    onSuccess: ({ message }) => {
      forget()
      toast.success(message)
      onClose()
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      const message = messageOf(error, 'El fallo no salió. Lo que escribiste sigue acá: intenta de nuevo.')
      if (codeOf(error) === 409) toast.warning(message)
      else toast.error(message)
    },
    onSettled: () => {
      for (const wish of renewed) refresh(wish)
    },
  })
  const decided = stampOf(detail) !== begun && !rule.isPending && !rule.isSuccess

  function submit(event: FormEvent) {
    event.preventDefault()
    if (rule.isPending || decided || !verdict) return
    const wrong = {
      motivo: fields.motivo.trim() ? undefined : 'Escribe el motivo: queda en la partida, a la vista de todos',
    }
    setErrors(wrong)
    if (!wrong.motivo) rule.mutate()
  }

  const act = verdict ? actOf[verdict.tipo] : { act: 'Elige un fallo', pending: '' }
  return (
    <Dialog
      {...frame}
      aside={
        <>
          <div className="head">
            <h2>Así quedaría</h2>
          </div>
          <RulingPreview match={detail} verdict={decided ? undefined : verdict} />
          <CaseRecord detail={detail} />
        </>
      }
      actions={
        <>
          <Button
            kind={verdict?.tipo === 'restituir' ? 'primary' : 'danger'}
            type="submit"
            form="ruling"
            disabled={!verdict || decided}
            pending={rule.isPending}
            pendingText={act.pending}
          >
            {act.act}
          </Button>
          <Button
            onClick={() => {
              forget()
              onClose()
            }}
          >
            Cancelar
          </Button>
        </>
      }
    >
      {others.length > 0 && <p className="small brass">{watchedBy(others)}.</p>}
      <StandingRuling
        detail={detail}
        decided={decided}
        onLook={() => {
          setBegun(stampOf(detail))
          write({ fallo: '' })
        }}
      />
      <CaseClaims claims={detail.reclamos} sides={[detail.ganador, detail.perdedor]} />
      <form id="ruling" ref={form} onSubmit={submit} noValidate aria-label="Fallo">
        {!decided && (
          <RulingOptions options={options} chosen={verdict} onChoose={(fallo) => write({ fallo, jugador: '' })} />
        )}
        {roster && !decided && (
          <BanCheater
            roster={roster}
            jugador={banned ? fields.jugador : ''}
            meses={fields.meses}
            errors={{ jugador: errors['suspender.player_id'], hasta: errors['suspender.hasta'] }}
            onChange={write}
          />
        )}
        <Textarea
          label="Motivo, será público"
          name="motivo"
          maxLength={500}
          error={errors.motivo}
          value={fields.motivo}
          onChange={(event) => write({ motivo: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
