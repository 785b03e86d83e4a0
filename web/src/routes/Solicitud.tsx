import { useSearchParams } from '../lib/router'
import { OwnRequest } from '../features/privacidad/OwnRequest'
import { AuthLayout } from '../features/session/AuthLayout'

export default function Solicitud() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <AuthLayout title="Tu solicitud">
      <OwnRequest key={token} token={token} />
    </AuthLayout>
  )
}
