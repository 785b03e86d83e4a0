import { Navigate, useSearchParams } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { returnPath } from '../app/return-path'
import { useSession } from '../lib/session'
import { AuthLayout } from '../features/session/AuthLayout'
import { GoogleButton } from '../features/session/GoogleButton'
import { LoginForm } from '../features/session/LoginForm'

export default function Login() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session) return <Navigate to={returnPath(search, paths.ladder)} replace />
  return (
    <AuthLayout title="Iniciar Sesión" lead="Los tuyos ya están en la trinchera.">
      <LoginForm />
      <GoogleButton />
    </AuthLayout>
  )
}
