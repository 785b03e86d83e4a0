import type { SecondStep } from '@trinchera/contract/route'
import { useState } from 'react'
import { Navigate, useSearchParams } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { returnPath } from '../app/return-path'
import { useSession } from '../lib/session'
import { AuthLayout } from '../features/session/AuthLayout'
import { GoogleButton } from '../features/session/GoogleButton'
import { LoginForm } from '../features/session/LoginForm'
import { PasskeyButton } from '../features/session/PasskeyButton'
import { SecondStepForm } from '../features/session/SecondStepForm'

export default function Login() {
  const session = useSession()
  const [search] = useSearchParams()
  const [step, setStep] = useState<SecondStep>()
  if (session) return <Navigate to={returnPath(search, paths.ladder)} replace />
  if (step)
    return (
      <AuthLayout title="Segundo paso" lead="La contraseña está bien. Falta probar que eres tú.">
        <SecondStepForm step={step} onRestart={() => setStep(undefined)} />
      </AuthLayout>
    )
  return (
    <AuthLayout title="Iniciar Sesión" lead="Los tuyos ya están en la trinchera.">
      <LoginForm onSecondStep={setStep} />
      <PasskeyButton />
      <GoogleButton onSecondStep={setStep} />
    </AuthLayout>
  )
}
