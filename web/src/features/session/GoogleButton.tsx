import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { startSession } from '../../app/session'
import { useTheme } from '../../app/theme'
import { api, messageOf } from '../../lib/api'
import { claimsOf } from '../../lib/claims'
import { loginOptionsQuery } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'
import { loadGoogle } from './google'

const failed = 'Error al iniciar sesión con Google'
/** The provider draws no wider button, px. */
const widest = 400

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function ProvidersButton({ clientId }: { clientId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useTheme()
  const [trouble, setTrouble] = useState<string>()
  const [away, setAway] = useState(false)

  const { mutate, isPending } = useMutation({
    mutationFn: (credential: string) => {
      const claims = claimsOf(credential)
      return api.loginGoogle({ body: { token: credential, name: textOf(claims?.name), email: textOf(claims?.email) } })
    },
    onSuccess: ({ token, player }) => {
      if (startSession(token, player)) toast.success('Sesión iniciada correctamente con Google')
      else toast.error(failed)
    },
    onError: (error) => toast.error(messageOf(error, failed)),
  })

  useEffect(() => {
    let left = false
    const draw = async () => {
      const google = await loadGoogle()
      if (left || !place.current) return
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => {
          setTrouble(credential ? undefined : 'Google no nos dijo quién eres. Prueba otra vez, o entra con tu correo.')
          if (credential) mutate(credential)
        },
      })
      place.current.replaceChildren()
      const width = Math.min(widest, place.current.offsetWidth)
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
      if (left) return
      setAway(true)
      setTrouble('Google no responde ahora. Entra con tu correo o tu nombre de usuario.')
    })
    return () => {
      left = true
    }
  }, [clientId, theme, mutate])

  return (
    <div className="google" aria-busy={isPending}>
      <div ref={place} className="place" hidden={away} />
      {isPending && (
        <p className="small" role="status">
          Entrando con Google…
        </p>
      )}
      {trouble && (
        <p className="small" role="status">
          {trouble}
        </p>
      )}
    </div>
  )
}

/** The social sign-in, where the site has it: without it nothing is fetched from anywhere else. */
export function GoogleButton() {
  const { data } = useQuery(loginOptionsQuery)
  return data?.google ? <ProvidersButton clientId={data.google} /> : null
}
