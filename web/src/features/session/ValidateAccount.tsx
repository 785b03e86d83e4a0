import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, messageOf } from '../../lib/api'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { toast } from '../../ui/toast/toast'
import { ResendValidation } from './ResendValidation'

/** The server explains itself in a sentence; a link that was already used is the one that needs no other. */
const saysDone = (message: string) => /ya está validada/i.test(message)

/** The mail's link: one press and the account is valid. A link that no longer serves leads to a new one. */
export function ValidateAccount({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate()
  const validate = useMutation({
    mutationFn: () => api.validateAccount({ params: { email }, query: { token } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return navigate(paths.ladder)
    },
    onError: (error) => {
      if (codeOf(error) !== 400) toast.error(messageOf(error, 'No pudimos validar tu cuenta. Intenta de nuevo.'))
    },
  })
  const problem = messageOf(validate.error, 'No hubo respuesta del servidor.')

  if (validate.isError && codeOf(validate.error) === 400) {
    const done = saysDone(problem)
    return (
      <>
        <p className="lead" role="alert">
          {problem}
        </p>
        {done ? (
          <div className="form">
            <div className="acts">
              <ButtonLink kind="primary" to={paths.login()}>
                Iniciar Sesión
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
        Vas a validar la cuenta de <b>{email}</b>.
      </p>
      <div className="form">
        <Button
          kind="primary"
          pending={validate.isPending || validate.isSuccess}
          pendingText="Validando…"
          onClick={() => validate.mutate()}
        >
          Validar cuenta
        </Button>
      </div>
      {validate.isError && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
