import type { Invitacion, Solicitud } from '@trinchera/contract/invitaciones'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
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

/** Its buttons while it is pending, then what became of it: which takes the focus of the button that goes. */
function Offer({ estado, refusal, children }: { estado: Estado; refusal: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (estado !== 'pendiente' && hadFocus.current) box.current?.focus({ preventScroll: true })
  }, [estado])
  return (
    <div
      className={css.offer}
      ref={box}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
    >
      {estado === 'pendiente' ? children : <span className="chip">{stateText[estado]}</span>}
      {refusal && <p className={`field-error ${css.refusal}`}>{refusal}</p>}
    </div>
  )
}

interface AnswerProps {
  player: number
  /** It was answered here. */
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
    <Offer estado={estado} refusal={refusal}>
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
    </Offer>
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
    <Offer estado={estado} refusal={refusal}>
      {mensaje && <p className={`small ${css.message}`}>«{mensaje}»</p>}
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
    </Offer>
  )
}

interface NoticeOfferProps extends AnswerProps {
  notice: { invitacion: Invitacion | null; solicitud: Solicitud | null }
  onAccepted: () => void
}

/** Answers in a notice what it asks: an invitation to the player, or a request to join a clan that the player leads. */
export function NoticeOffer({ notice: { invitacion, solicitud }, onAccepted, ...rest }: NoticeOfferProps) {
  if (invitacion) return <AnswerInvitacion {...rest} invitacion={invitacion} onAccepted={onAccepted} />
  return solicitud && <AnswerSolicitud {...rest} solicitud={solicitud} />
}
