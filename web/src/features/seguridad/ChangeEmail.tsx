import type { Security } from '@trinchera/contract/seguridad'
import { emailError } from '@trinchera/rules/validation'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Input } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import { told } from '../../ui/toast/told'
import { asksForProof, ProofDialog, type Proof } from './ProofDialog'
import { securityQuery } from './queries'

/** The account's e-mail address, with a form to change it (docs/behaviour/accounts.md#Change of e-mail). */
export function ChangeEmail({ player, security }: { player: number; security: Security }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const asked = useRef(false)
  const { fields, write } = useFields({ email_nuevo: '' })
  const refresh = () => client.invalidateQueries({ queryKey: securityQuery(player).queryKey })
  const send = (proof: Proof) => api.requestEmailChange({ body: { ...fields, ...proof } })
  async function done() {
    write({ email_nuevo: '' })
    await refresh()
  }
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ email_nuevo: emailError(fields.email_nuevo.trim()) }),
    send: () =>
      send({}).catch((refusal: unknown) => {
        asked.current = asksForProof(refusal)
        if (asked.current) setAsking(true)
        throw refusal
      }),
    failure: 'No pudimos pedir el cambio. Intenta de nuevo.',
    onSuccess: done,
    // No error is shown if the server only wants a proof of ownership, because a dialog then asks for that.
    onRefused: () => asked.current,
  })

  async function cancel() {
    await told(api.cancelEmailChange(), 'No pudimos dejarlo sin efecto. Intenta de nuevo.').catch(() => undefined)
    await refresh()
  }

  const { correo, correo_nuevo } = security
  return (
    <section aria-label="Correo">
      <SectionHead title="Correo" />
      <p>
        Ahora es <b>{correo}</b>
      </p>
      {correo_nuevo && (
        <div className="notice" role="status">
          <p>
            Esperamos que <b>{correo_nuevo.correo}</b>{' '}
            <span>{`lo confirme con el enlace que le enviamos, hasta el ${formatDateTime(correo_nuevo.vence)}. Si no llega, puede que sea de otra cuenta.`}</span>
          </p>
          <div className="row mt-3">
            <Button size="small" pendingText="Un momento…" onClick={cancel}>
              Dejar el de ahora
            </Button>
          </div>
        </div>
      )}
      <form {...form} className="form" aria-label="Cambiar el correo">
        <Input
          {...field('email_nuevo')}
          label="Correo nuevo"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          help="Le llega un enlace para confirmarlo. Al de ahora le avisamos."
        />
        <div className="row actions">
          <Button type="submit" pending={pending} pendingText="Pidiendo…">
            Cambiar el correo
          </Button>
        </div>
      </form>
      <ProofDialog
        open={asking}
        onOpenChange={setAsking}
        security={security}
        title="Vas a cambiar tu correo"
        act="Enviar el enlace"
        onProof={async (proof) => {
          const reply = await send(proof)
          await done()
          return reply
        }}
      />
    </section>
  )
}
