import type { SecondStep } from '@trinchera/contract/route'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { startSession } from '../../lib/session'
import { useTheme } from '../../app/theme'
import { api, messageOf } from '../../lib/api'
import { claimsOf } from '../../lib/claims'
import { loginOptionsQuery } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'
import { AppealLink } from './AppealLink'
import css from './GoogleButton.module.css'
import { loadGoogle } from './google'
import { secondStepOf } from './SecondStepForm'

const failed = 'Error al iniciar sesión con Google'
/** Maximum width of Google's button, px. */
const maxWidth = 400

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

interface GoogleButtonProps {
  onSecondStep: (step: SecondStep) => void
}

function RenderedButton({ clientId, onSecondStep }: GoogleButtonProps & { clientId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useTheme()
  const [problem, setProblem] = useState<string>()
  const [unavailable, setUnavailable] = useState(false)

  const { mutate, isPending, error } = useMutation({
    mutationFn: (credential: string) => {
      const claims = claimsOf(credential)
      return api.loginGoogle({ body: { token: credential, name: textOf(claims?.name), email: textOf(claims?.email) } })
    },
    onSuccess: ({ token, player }) => {
      if (startSession(token, player)) toast.success('Sesión iniciada correctamente con Google')
      else toast.error(failed)
    },
    onError: (error) => {
      const step = secondStepOf(error)
      if (step) onSecondStep(step)
      else toast.error(messageOf(error, failed))
    },
  })

  useEffect(() => {
    let unmounted = false
    const draw = async () => {
      const google = await loadGoogle()
      if (unmounted || !place.current) return
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => {
          setProblem(credential ? undefined : 'Google no nos dijo quién eres. Prueba otra vez, o entra con tu correo.')
          if (credential) mutate(credential)
        },
      })
      place.current.replaceChildren()
      const width = Math.min(maxWidth, place.current.offsetWidth)
      const look = theme === 'dark' ? 'filled_black' : 'outline'
      google.renderButton(place.current, {
        theme: look,
        size: 'large',
        text: 'signin_with',
        shape: 'rectangular',
        width,
        locale: 'es',
      })
    }
    draw().catch(() => {
      if (unmounted) return
      setUnavailable(true)
      setProblem('Google no responde ahora. Entra con tu correo o tu nombre de usuario.')
    })
    return () => {
      unmounted = true
    }
  }, [clientId, theme, mutate])

  return (
    <div className={`mt-6 ${css.google}`} aria-busy={isPending}>
      <div ref={place} className={css.button} hidden={unavailable} />
      {isPending && (
        <p className="small" role="status">
          Entrando con Google…
        </p>
      )}
      {problem && (
        <p className="small" role="status">
          {problem}
        </p>
      )}
      <AppealLink refusal={error} />
    </div>
  )
}

/** Button to log in with Google. Google's script is loaded only if Google login is configured on the site. */
export function GoogleButton({ onSecondStep }: GoogleButtonProps) {
  const { data } = useQuery(loginOptionsQuery)
  return data?.google ? <RenderedButton clientId={data.google} onSecondStep={onSecondStep} /> : null
}
