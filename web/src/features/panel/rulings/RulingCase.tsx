import type { CaseDetail } from '@trinchera/contract/rulings'
import { useState } from 'react'
import { api } from '../../../lib/api'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { serverNow } from '../../../lib/server-time'
import { Dialog, type DialogProps } from '../../../ui/dialog/Dialog'
import { SubmitActions } from '../../../ui/dialog/FormDialog'
import { useForm } from '../../../ui/form/use-form'
import { useOtherViewers, watchedBy } from '../cases'
import formCss from '../form.module.css'
import { Conversation } from '../Conversation'
import { MotivoField } from '../MotivoField'
import { BanCheater, banUntil } from './BanCheater'
import { actOf, rulingKey } from './case-text'
import { CaseClaims } from './CaseClaims'
import { CaseMatch } from './CaseMatch'
import { CaseRecord } from './CaseRecord'
import { storedOption, optionsFor, RulingOptions } from './RulingOptions'
import { RulingPreview } from './RulingPreview'
import { StandingRuling } from './StandingRuling'

const empty = { fallo: '', motivo: '', jugador: '', meses: '' }
const refreshed = ['panel/reportes', 'panel/partida', 'panel/pendientes', 'panel/jugadores']

interface RulingCaseProps {
  detail: CaseDetail
  frame: Pick<DialogProps, 'open' | 'onOpenChange' | 'over' | 'title'>
  onClose: () => void
}

/**
 * Dialog of a match's case: form for a ruling on the left, its effects on the right. If another moderator rules meanwhile, the form is
 * blocked until this moderator has looked at the other's ruling.
 */
export function RulingCase({ detail, frame, onClose }: RulingCaseProps) {
  const refresh = useRefresh()
  const { fields, write, removeStored } = useDraft(`fallo:${detail.id}`, empty)
  // Key of the ruling when this moderator opened the case. If it differs from the current ruling's key, another moderator has ruled.
  const [initialRuling, setInitialRuling] = useState(() => rulingKey(detail))
  const others = useOtherViewers(`partida:${detail.id}`)

  const options = optionsFor(detail)
  const verdict = storedOption(options, fields.fallo)
  const roster =
    verdict?.tipo === 'trampa' ? detail.planteles.find(({ id_clan }) => id_clan === verdict.clan)?.jugadores : undefined
  const banned = roster?.find(({ id }) => String(id) === fields.jugador)

  const { form, field, errors, pending, isSuccess } = useForm({
    fields,
    write,
    check: () => ({
      motivo: fields.motivo.trim() ? null : 'Escribe el motivo: queda en la partida, a la vista de todos',
    }),
    send: async () => {
      if (!verdict) throw new Error('nothing is chosen')
      const hasta = banUntil(fields, serverNow())
      const suspender = banned && hasta ? { player_id: banned.id, hasta } : null
      return api.ruleMatch({
        params: { id: detail.id },
        body: { tipo: verdict.tipo, id_clan: verdict.clan, motivo: fields.motivo.trim(), suspender },
      })
    },
    failure: 'El fallo no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: () => {
      removeStored()
      onClose()
    },
    onSettled: () => refresh(...refreshed),
  })
  const decided = rulingKey(detail) !== initialRuling && !pending && !isSuccess

  const act = verdict ? actOf[verdict.tipo] : { act: 'Elige un fallo', pending: '' }
  return (
    <Dialog
      {...frame}
      aside={
        <div className={formCss.beside}>
          <div className="line head">
            <h2>Así quedaría</h2>
          </div>
          <RulingPreview match={detail} verdict={decided ? undefined : verdict} sent={pending || isSuccess} />
          <CaseRecord detail={detail} />
          {detail.id_reto !== null && (
            <Conversation reto={{ id: detail.id_reto, retador: detail.ganador, retado: detail.perdedor }} />
          )}
        </div>
      }
      actions={
        <SubmitActions
          form="ruling"
          act={act.act}
          danger={verdict?.tipo !== 'restituir'}
          disabled={!verdict || decided}
          pending={pending}
          pendingText={act.pending}
          onBack={() => {
            removeStored()
            onClose()
          }}
        />
      }
    >
      {others.length > 0 && <p className="small brass">{`${watchedBy(others)}.`}</p>}
      <StandingRuling
        detail={detail}
        decided={decided}
        onLook={() => {
          setInitialRuling(rulingKey(detail))
          write({ fallo: '' })
        }}
      />
      <CaseMatch detail={detail} />
      <CaseClaims claims={detail.reclamos} sides={[detail.ganador, detail.perdedor]} />
      <form {...form} id="ruling" aria-label="Fallo">
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
        <MotivoField {...field('motivo')} onMotivo={(motivo) => write({ motivo })} />
      </form>
    </Dialog>
  )
}
