import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { getPasskey, hasPasskeys, passkeyProblem } from '../../lib/passkeys'
import { loginOptionsQuery } from '../../lib/queries'
import { startSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { toast } from '../../ui/toast/toast'
import { AppealLink } from './AppealLink'
import css from './session.module.css'

/** Button to log in with only a passkey. Renders nothing if the site or the browser does not support passkeys. */
export function PasskeyButton() {
  const { data } = useQuery(loginOptionsQuery)
  const [refusal, setRefusal] = useState<unknown>()

  async function enter() {
    setRefusal(undefined)
    try {
      const { ficha, opciones } = (await api.beginPasskeyLogin()).data
      const reply = await api.loginPasskey({ body: { ficha, respuesta: await getPasskey(opciones) } })
      if (startSession(reply.token, reply.player)) toast.success(reply.message)
    } catch (error) {
      setRefusal(error)
    }
  }

  if (!data?.llaves || !hasPasskeys()) return null
  return (
    <div className={`grid mt-4 ${css.passkey}`}>
      <Button pendingText="Esperando tu llave…" onClick={enter}>
        Entrar con una llave de acceso
      </Button>
      {refusal !== undefined && (
        <p className="field-error" role="alert">
          {passkeyProblem(refusal)}
        </p>
      )}
      <AppealLink refusal={refusal} />
    </div>
  )
}
