import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths'
import { api, messageOf } from '../../lib/api'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { ResendValidation } from './ResendValidation'

/** The mail's link: one press and the account is valid. A link that no longer serves leads to a new one. */
export function ValidateAccount({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate()
  const validate = useMutation({
    mutationFn: () => api.validateAccount({ params: { email }, query: { token } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return navigate(paths.ladder)
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos validar tu cuenta. Intenta de nuevo.')),
  })
  return (
    <>
      <p className="lead">
        Vas a validar la cuenta de <b>{email}</b>.
      </p>
      <div className="form">
        <Button kind="primary" pending={validate.isPending} pendingText="Validando…" onClick={() => validate.mutate()}>
          Validar cuenta
        </Button>
      </div>
      {validate.isError && (
        <>
          <p className="lead" role="alert">
            {messageOf(validate.error, 'No hubo respuesta del servidor.')}
          </p>
          <ResendValidation email={email} />
        </>
      )}
    </>
  )
}
