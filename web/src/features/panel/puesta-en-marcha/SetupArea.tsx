import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { missingSteps, setupQuery } from '../setup-query'
import css from './setup.module.css'

/** The button that sends a test mail, and the mail server's reply. */
function TryMail() {
  const client = useQueryClient()
  const [trying, setTrying] = useState(false)
  const [said, setSaid] = useState<{ aceptado: boolean; respuesta: string }>()
  async function send() {
    setTrying(true)
    setSaid(undefined)
    try {
      setSaid((await api.tryMail()).data)
    } catch (error) {
      setSaid({ aceptado: false, respuesta: messageOf(error, 'No pudimos probarlo. Intenta de nuevo.') })
    }
    setTrying(false)
    await client.invalidateQueries({ queryKey: setupQuery.queryKey })
  }
  return (
    <>
      <Button size="small" pending={trying} pendingText="Mandando…" onClick={send}>
        Mandarme uno de prueba
      </Button>
      <p className={`small ${said?.aceptado ? 'gain' : ''}`} role="status">
        {said?.respuesta}
      </p>
    </>
  )
}

const StepLine = ({ step: { paso, nombre, listo, necesario, que_falta, donde } }: { step: SetupStep }) => (
  <li className={css.step}>
    <span className={listo ? 'gain' : necesario ? 'loss' : 'dim'}>
      <span aria-hidden="true">{listo ? '✓' : necesario ? '✗' : '–'}</span>
      <span className="screen-reader-only">{listo ? 'Listo:' : necesario ? 'Falta:' : 'Opcional:'}</span>
    </span>
    <div>
      <h3 translate="yes">{nombre}</h3>
      <p className="small">{que_falta}</p>
      {paso === 'correo' && <TryMail />}
    </div>
    {!listo &&
      (donde.startsWith('/') ? (
        <Link className="more" to={donde} aria-label={`Ir a ${nombre}`}>
          Ir
        </Link>
      ) : (
        <code>{donde}</code>
      ))}
  </li>
)

/** Checklist of what a new site needs, each item with the state that the server found (docs/behaviour/operation.md#First hour). */
export default function SetupArea() {
  const { data, isPending, isError, refetch } = useQuery(setupQuery)
  const missing = data && missingSteps(data)
  return (
    <section aria-busy={isPending}>
      <SectionHead
        title="Puesta en marcha"
        note={data && (missing ? `Faltan ${missing}` : 'Nada indispensable falta')}
      />
      <p className="small">
        Se mira en el sitio mismo: cada paso queda listo cuando lo está. Las palabras en mayúsculas son variables de la
        configuración.
      </p>
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={8} />
        </ul>
      )}
      {isPending && <LoadingText>Mirando el sitio…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos mirar el sitio" onRetry={() => refetch()} />}
      {data && (
        <ul className="list">
          {data.map((step) => (
            <StepLine key={step.paso} step={step} />
          ))}
        </ul>
      )}
    </section>
  )
}
