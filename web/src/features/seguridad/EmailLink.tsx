import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api, messageOf } from '../../lib/api'
import { endSession, useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { toast } from '../../ui/toast/toast'

const acts = {
  confirm: {
    lead: 'pasa a ser el correo de tu cuenta: con él iniciarás sesión.',
    button: 'Confirmar el correo',
    failed: 'No pudimos confirmar el correo. Intenta de nuevo.',
  },
  undo: {
    lead: 'vuelve a ser el correo de tu cuenta. Se cierran todas las sesiones y te llega un enlace para elegir otra contraseña.',
    button: 'No fui yo: deshacer el cambio',
    failed: 'No pudimos deshacer el cambio. Intenta de nuevo.',
  },
} as const

interface EmailLinkProps {
  act: keyof typeof acts
  email: string
  token: string
}

/** Page for the URLs in e-mails about a changed address. Only its button calls the API, as mail programs may open URLs themselves. */
export function EmailLink({ act, email, token }: EmailLinkProps) {
  const navigate = useNavigate()
  const session = useSession()
  const { lead, button, failed } = acts[act]
  const send = useMutation({
    mutationFn: () => {
      const body = { email, token }
      return act === 'confirm' ? api.confirmEmailChange({ body }) : api.undoEmailChange({ body })
    },
    onSuccess: ({ message }) => {
      toast.success(message)
      if (act === 'undo') endSession()
      // The stored session is not updated, because another person may be logged in here. The next page loads the new address.
      return navigate(session && act === 'confirm' ? paths.seguridad : paths.login())
    },
  })
  return (
    <>
      <p className="lead">
        <b>{email}</b> <span>{lead}</span>
      </p>
      <div className="form">
        <div className="row actions">
          <Button
            kind="primary"
            pending={send.isPending || send.isSuccess}
            pendingText="Un momento…"
            onClick={() => send.mutate()}
          >
            {button}
          </Button>
        </div>
      </div>
      {send.isError && (
        <p className="field-error" role="alert">
          {messageOf(send.error, failed)}
        </p>
      )}
    </>
  )
}
