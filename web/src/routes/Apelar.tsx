import { useSearchParams } from '../lib/router'
import { SuspensionAppeal } from '../features/apelaciones/SuspensionAppeal'
import { AuthLayout } from '../features/session/AuthLayout'

export default function Apelar() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <AuthLayout title="Cuenta suspendida">
      <SuspensionAppeal key={token} token={token} />
    </AuthLayout>
  )
}
