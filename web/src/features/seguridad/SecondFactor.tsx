import type { Passkey, Security } from '@trinchera/contract/seguridad'
import { formatDate } from '@trinchera/rules/presentation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { useNowAtRender } from '../../lib/clock'
import { hasPasskeys, makePasskey, passkeyProblem } from '../../lib/passkeys'
import { whenPlayed } from '../../lib/when'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { toast } from '../../ui/toast/toast'
import { AppSetup, type NewApp } from './AppSetup'
import { asksForProof, ProofDialog, type Proof } from './ProofDialog'
import { securityQuery } from './queries'
import { RecoveryCodes } from './RecoveryCodes'
import css from './seguridad.module.css'

type Act = { kind: 'app' | 'app-off' | 'passkey' | 'codes' } | { kind: 'passkey-off'; passkey: Passkey }

const isRemoval = ({ kind }: Act) => kind === 'app-off' || kind === 'passkey-off'

const texts = {
  app: { title: 'Usar una app de códigos', act: 'Seguir' },
  passkey: { title: 'Agregar una llave de acceso', act: 'Seguir' },
  'app-off': { title: 'Vas a dejar la app de códigos', act: 'Dejar la app' },
  'passkey-off': { title: 'Vas a quitar la llave de acceso', act: 'Quitar la llave' },
  codes: { title: 'Códigos de recuperación nuevos', act: 'Pedir códigos nuevos' },
} as const

/** Sentences about the consequences of removing a second factor. */
const lastOne = ({ segundo_paso: { app, llaves } }: Security) =>
  (app ? 1 : 0) + llaves.length === 1
    ? ['Es la última: entrarás solo con la contraseña.', 'Los códigos de recuperación dejan de servir.']
    : ['Sigues teniendo otra forma.']

/** The account's second factors: authenticator app, passkeys and recovery codes. */
export function SecondFactor({ player, username, security }: { player: number; username: string; security: Security }) {
  const client = useQueryClient()
  const now = useNowAtRender()
  const { activo, obligatorio, app, llaves, codigos } = security.segundo_paso
  const [newApp, setNewApp] = useState<NewApp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [asked, setAsked] = useState<Act>()
  const [open, setOpen] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: securityQuery(player).queryKey })

  function added(newCodes: string[] | null) {
    setNewApp(null)
    setCodes(newCodes)
    void refresh()
  }

  async function perform(act: Act, proof: Proof): Promise<{ message: string }> {
    switch (act.kind) {
      case 'app': {
        const { message, data } = await api.beginTotp({ body: proof })
        setNewApp(data)
        return { message }
      }
      case 'passkey': {
        const { ficha, opciones } = (await api.beginPasskey({ body: proof })).data
        const { message, data } = await api.createPasskey({ body: { ficha, respuesta: await makePasskey(opciones) } })
        added(data.codigos)
        return { message }
      }
      case 'codes': {
        const { message, data } = await api.renewRecoveryCodes({ body: proof })
        added(data.codigos)
        return { message }
      }
      case 'app-off': {
        const reply = await api.removeTotp({ body: proof })
        await refresh()
        return reply
      }
      case 'passkey-off': {
        const reply = await api.removePasskey({ params: { id: act.passkey.id }, body: proof })
        await refresh()
        return reply
      }
    }
  }

  function ask(act: Act) {
    setAsked(act)
    setOpen(true)
  }

  /** Tries the action without a proof of ownership, as a very recent session needs none. If the server wants one, a dialog asks for it. */
  async function begin(act: Act) {
    try {
      const { message } = await perform(act, {})
      if (act.kind !== 'app') toast.success(message)
    } catch (error) {
      if (asksForProof(error)) ask(act)
      else
        toast.error(
          act.kind === 'passkey' ? passkeyProblem(error) : messageOf(error, 'No pudimos empezar. Intenta de nuevo.'),
        )
    }
  }

  return (
    <section aria-label="Segundo paso">
      <SectionHead title="Segundo paso">
        <span className={`chip ${activo ? 'positive' : 'neutral'}`}>{activo ? 'Activo' : 'Sin activar'}</span>
      </SectionHead>
      {obligatorio && !activo && (
        <p className="notice">
          Tu rol lo necesita: hasta que lo actives, el panel de administración queda cerrado para tu cuenta.
        </p>
      )}
      <p className="small">
        Además de la contraseña, al iniciar sesión pedimos algo que solo tú tienes: un código de tu teléfono o una llave
        de acceso. Quien adivine tu contraseña no entra.
      </p>
      <ul className="list" aria-label="Tus segundos pasos">
        <li className={`line ${css.line}`}>
          <span>
            <b>App de códigos</b> <span className="small dim">{app ? `desde el ${formatDate(app)}` : 'sin usar'}</span>
          </span>
          {app ? (
            <Button size="small" aria-label="Dejar la app de códigos" onClick={() => ask({ kind: 'app-off' })}>
              Quitar
            </Button>
          ) : (
            <Button
              size="small"
              aria-label="Activar la app de códigos"
              pendingText="Un momento…"
              onClick={() => begin({ kind: 'app' })}
            >
              Activar
            </Button>
          )}
        </li>
        {llaves.map((passkey) => (
          <li key={passkey.id} className={`line ${css.line}`}>
            <span>
              <b>
                Llave de acceso: <span translate="no">{passkey.nombre}</span>
              </b>{' '}
              <span className="small dim">
                {`desde el ${formatDate(passkey.creada)}${passkey.usada ? `, último uso: ${whenPlayed(passkey.usada, now)}` : ''}`}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Quitar la llave de acceso ${passkey.nombre}`}
              onClick={() => ask({ kind: 'passkey-off', passkey })}
            >
              Quitar
            </Button>
          </li>
        ))}
        {activo && (
          <li className={`line ${css.line}`}>
            <span>
              <b>Códigos de recuperación</b>{' '}
              <span className="small dim">{codigos === 1 ? 'queda 1' : `quedan ${codigos}`}</span>
            </span>
            <Button
              size="small"
              aria-label="Pedir códigos de recuperación nuevos"
              onClick={() => ask({ kind: 'codes' })}
            >
              Pedir otros
            </Button>
          </li>
        )}
      </ul>
      {security.llaves_disponibles && hasPasskeys() && (
        <div className="row mt-3">
          <Button size="small" pendingText="Esperando tu llave…" onClick={() => begin({ kind: 'passkey' })}>
            Agregar una llave de acceso
          </Button>
        </div>
      )}
      {asked && (
        <ProofDialog
          open={open}
          onOpenChange={setOpen}
          security={security}
          title={texts[asked.kind].title}
          act={texts[asked.kind].act}
          danger={isRemoval(asked)}
          then={isRemoval(asked) ? lastOne(security) : undefined}
          onProof={(proof) => perform(asked, proof)}
        />
      )}
      <AppSetup app={newApp} onClose={() => setNewApp(null)} onDone={added} />
      <RecoveryCodes codes={codes} username={username} onClose={() => setCodes(null)} />
    </section>
  )
}
