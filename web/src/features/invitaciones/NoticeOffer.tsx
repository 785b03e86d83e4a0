import type { Invitacion, Solicitud } from '@trinchera/contract/invitaciones'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { AnswerBox } from '../../ui/state/AnswerBox'
import css from './NoticeOffer.module.css'
import { useAnswer } from './use-answer'
import { useAnswerSolicitud } from './use-solicitud'

type Estado = Invitacion['estado']

const stateText: Record<Exclude<Estado, 'pendiente'>, string> = {
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
  retirada: 'Retirada',
  vencida: 'Venció',
}
const answerText = (estado: Estado) => (estado === 'pendiente' ? undefined : stateText[estado])

interface AnswerProps {
  player: number
  /** Called after the player has answered with one of the buttons. */
  onAnswered: () => void
}

function AnswerInvitacion({
  invitacion,
  player,
  onAnswered,
  onAccepted,
}: AnswerProps & { invitacion: Invitacion; onAccepted: () => void }) {
  const { accept, reject, busy, refusal } = useAnswer(player, { inPlace: true })
  const { clan, estado } = invitacion
  return (
    <AnswerBox answered={answerText(estado)} refusal={refusal}>
      <Button
        kind="primary"
        aria-label={`Aceptar la invitación de ${clan}`}
        disabled={busy}
        pending={accept.isPending}
        pendingText="Aceptando…"
        onClick={() => {
          reject.reset()
          accept.mutate(invitacion, {
            onSuccess: () => {
              onAnswered()
              onAccepted()
            },
          })
        }}
      >
        Aceptar
      </Button>
      <Button
        aria-label={`Rechazar la invitación de ${clan}`}
        disabled={busy}
        pending={reject.isPending}
        pendingText="Rechazando…"
        onClick={() => {
          accept.reset()
          reject.mutate(invitacion, { onSuccess: onAnswered })
        }}
      >
        Rechazar
      </Button>
    </AnswerBox>
  )
}

function AnswerSolicitud({ solicitud, onAnswered }: Omit<AnswerProps, 'player'> & { solicitud: Solicitud }) {
  const send = useAnswerSolicitud(solicitud.clan_id)
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<boolean>()
  const { id, player, estado, mensaje } = solicitud
  async function answer(accept: boolean) {
    setSent(accept)
    setRefusal(undefined)
    const refused = await send(id, accept)
    setSent(undefined)
    setRefusal(refused)
    if (refused === undefined) onAnswered()
  }
  return (
    <AnswerBox answered={answerText(estado)} refusal={refusal}>
      {mensaje && <p className={`small ${css.message}`}>{`«${mensaje}»`}</p>}
      <Button
        kind="primary"
        aria-label={`Aceptar a ${player}`}
        disabled={sent !== undefined}
        pending={sent === true}
        pendingText="Aceptando…"
        onClick={() => answer(true)}
      >
        Aceptar
      </Button>
      <Button
        aria-label={`Rechazar a ${player}`}
        disabled={sent !== undefined}
        pending={sent === false}
        pendingText="Rechazando…"
        onClick={() => answer(false)}
      >
        Rechazar
      </Button>
    </AnswerBox>
  )
}

interface NoticeOfferProps extends AnswerProps {
  notice: { invitacion: Invitacion | null; solicitud: Solicitud | null }
  onAccepted: () => void
}

/** Buttons in a notice to accept or reject an invitation to the player, or a request to join the player's clan. */
export function NoticeOffer({ notice: { invitacion, solicitud }, onAccepted, ...rest }: NoticeOfferProps) {
  if (invitacion) return <AnswerInvitacion {...rest} invitacion={invitacion} onAccepted={onAccepted} />
  return solicitud && <AnswerSolicitud {...rest} solicitud={solicitud} />
}
