import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, messageOf } from '../../lib/api'
import { startSession, useSession } from '../../lib/session'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { toast } from '../../ui/toast/toast'
import { ResendValidation } from './ResendValidation'
import { SecondStepForm, secondStepOf } from './SecondStepForm'

/** True if the server refused because the account is already valid. The reply has no code for this, so its text is checked. */
const isAlreadyValid = (message: string) => /ya está validada/i.test(message)

/** Page for the URL in the validation e-mail. Its button validates the account and logs in. For an expired URL, it requests a new one. */
export function ValidateAccount({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate()
  // A session that already exists is kept, so that opening an e-mailed URL never switches to another account.
  const session = useSession()
  const validate = useMutation({
    mutationFn: async () => {
      if (session) return api.validateAccount({ params: { email }, query: { token } })
      const reply = await api.validateAndLogIn({ body: { email, token } })
      startSession(reply.token, reply.player)
      return reply
    },
    onSuccess: ({ message }) => {
      toast.success(message)
      return navigate(paths.ladder)
    },
    onError: (error) => {
      if (secondStepOf(error)) return
      if (codeOf(error) !== 400) toast.error(messageOf(error, 'No pudimos validar tu cuenta. Intenta de nuevo.'))
    },
  })
  const step = secondStepOf(validate.error)
  const problem = messageOf(validate.error, 'No hubo respuesta del servidor.')

  if (step)
    return (
      <SecondStepForm step={step} onRestart={() => navigate(paths.login())} onDone={() => navigate(paths.ladder)} />
    )
  if (validate.isError && codeOf(validate.error) === 400) {
    const done = isAlreadyValid(problem)
    return (
      <>
        <p className="lead" role="alert">
          {problem}
        </p>
        {done ? (
          <div className="form">
            <div className="row actions">
              <ButtonLink kind="primary" to={session ? paths.ladder : paths.login()}>
                {session ? 'Ir al ladder' : 'Iniciar Sesión'}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <ResendValidation email={email} />
        )}
      </>
    )
  }
  return (
    <>
      <p className="lead">
        Vas a validar la cuenta de <b>{email}</b>
        <span>{session ? `. En este navegador sigues como ${session.player.username}.` : ' y a entrar con ella.'}</span>
      </p>
      <div className="form">
        <Button
          kind="primary"
          className="mt-4"
          pending={validate.isPending || validate.isSuccess}
          pendingText="Validando…"
          onClick={() => validate.mutate()}
        >
          Validar cuenta
        </Button>
      </div>
      {validate.isError && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
