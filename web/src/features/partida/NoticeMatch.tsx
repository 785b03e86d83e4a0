import type { Notice } from '@trinchera/contract/notificaciones'
import { paths } from '@trinchera/contract/site-paths'
import { useNow } from '../../lib/clock'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { AnswerBox } from '../../ui/state/AnswerBox'
import { useAnswerMatch } from '../../ui/match/use-answer-match'

const answers = {
  confirmada: 'Confirmada',
  rechazada: 'Rechazada',
  vencida: 'Se acabó el plazo',
}

interface NoticeMatchProps {
  partida: NonNullable<Notice['partida']>
  /** The notice's text. It is part of the buttons' accessible names, because several notices can have the same buttons. */
  texto: string
  onAnswered: () => void
  /** Called when the person follows the link to the match. */
  onNavigate: () => void
}

/** Buttons in a notice to confirm a reported match or to reject it. Rejecting leads to the match's page, where the player explains it. */
export function NoticeMatch({ partida: { id, respuesta }, texto, onAnswered, onNavigate }: NoticeMatchProps) {
  const now = useNow()
  const { confirm, refusal } = useAnswerMatch(id)
  if (!respuesta) return null
  const late = respuesta.estado === 'pendiente' && Date.parse(respuesta.hasta) <= now
  const answered = late ? answers.vencida : respuesta.estado === 'pendiente' ? undefined : answers[respuesta.estado]
  return (
    <AnswerBox answered={answered} refusal={refusal}>
      <Button
        kind="primary"
        aria-label={`Confirmar: ${texto}`}
        pending={confirm.isPending}
        pendingText="Confirmando…"
        onClick={() => confirm.mutate(undefined, { onSuccess: onAnswered })}
      >
        Confirmar
      </Button>
      <ButtonLink
        aria-label={`Rechazar: ${texto}`}
        to={paths.rechazarPartida(id)}
        onClick={() => {
          onAnswered()
          onNavigate()
        }}
      >
        Rechazar
      </ButtonLink>
    </AnswerBox>
  )
}
