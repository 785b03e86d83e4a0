import type { Security } from '@trinchera/contract/seguridad'
import type { Assertion } from '@trinchera/contract/webauthn'
import { useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { api, fieldErrorsOf } from '../../lib/api'
import { getPasskey, hasPasskeys, passkeyProblem } from '../../lib/passkeys'
import { Button } from '../../ui/controls/Button'
import { Consequences } from '../../ui/dialog/Consequences'
import { FormDialog } from '../../ui/dialog/FormDialog'
import { Input, PasswordInput } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import type { Elements } from '../../lib/elements'

/** Proofs that the person owns the account: password, code or passkey (docs/behaviour/accounts.md#Second factor). */
export interface Proof {
  password?: string | null
  codigo?: string | null
  llave?: { ficha: string; respuesta: Assertion } | null
}

/** True if the server refused a request because a proof of ownership is missing or wrong. `ProofDialog` then asks for the proof. */
export const asksForProof = (error: unknown) => {
  const { password, codigo, llave } = fieldErrorsOf(error)
  return (password ?? codigo ?? llave) !== undefined
}

interface ProofDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  security: Security
  title: string
  act: string
  danger?: boolean
  then?: string[]
  children?: Elements
  onProof: (proof: Proof) => Promise<{ message: string }>
}

/** Dialog that asks for the password and, if the account has one, a second factor. Then performs the action with these proofs. */
export function ProofDialog({
  open,
  onOpenChange,
  security: { contrasena, segundo_paso },
  title,
  act,
  danger = false,
  then,
  children,
  onProof,
}: ProofDialogProps) {
  const { fields, write } = useFields({ password: '', codigo: '' })
  const [llave, setLlave] = useState<NonNullable<Proof['llave']>>()
  const [problem, setProblem] = useState<string>()
  const { form, field, pending, reset } = useForm({
    fields,
    write,
    send: () => onProof({ password: fields.password || null, codigo: fields.codigo || null, llave: llave ?? null }),
    failure: 'No pudimos hacerlo. Intenta de nuevo.',
    onSuccess: () => change(false),
    onRefused: () => {
      setLlave(undefined) // each response of a passkey can be used only once
      return false
    },
  })

  function change(next: boolean) {
    write({ password: '', codigo: '' })
    setLlave(undefined)
    setProblem(undefined)
    reset()
    onOpenChange(next)
  }

  async function usePasskey() {
    setProblem(undefined)
    try {
      const { ficha, opciones } = (await api.beginProof()).data
      setLlave({ ficha, respuesta: await getPasskey(opciones) })
    } catch (error) {
      setProblem(passkeyProblem(error))
    }
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      over="Seguridad"
      title={title}
      aside={then && <Consequences then={then} />}
      submit={{ form, pending }}
      act={act}
      pendingText="Un momento…"
      danger={danger}
      className="what"
    >
      {children}
      {contrasena && <PasswordInput {...field('password')} label="Tu contraseña" autoComplete="current-password" />}
      {segundo_paso.activo && llave === undefined && (
        <Input
          {...field('codigo')}
          label={segundo_paso.app ? 'Código de tu app, o de recuperación' : 'Código de recuperación'}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
      {segundo_paso.activo && segundo_paso.llaves.length > 0 && hasPasskeys() && (
        <div className="row mt-3">
          {llave ? (
            <p className="small" role="status">
              Llave de acceso comprobada.
            </p>
          ) : (
            <Button size="small" pendingText="Esperando tu llave…" onClick={usePasskey}>
              Usar mi llave de acceso
            </Button>
          )}
        </div>
      )}
      <FieldError role="alert" text={problem} />
    </FormDialog>
  )
}
