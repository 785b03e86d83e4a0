import { requestLength } from '@trinchera/rules/limits'
import { derechoMeanings, derechoNames, derechos } from '@trinchera/rules/solicitudes'
import { emailError } from '@trinchera/rules/validation'
import { useState } from 'react'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { Input, Select, Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'

/** The form to send a request about personal data, with or without an account (docs/behaviour/privacy.md#Requests). */
export function RequestForm() {
  const own = useSession()?.player.email ?? ''
  const { fields, write, removeStored } = useDraft('solicitud-datos', { derecho: 'acceso', correo: own, texto: '' })
  const [sent, setSent] = useState<string>()
  const derecho = derechos.find((one) => one === fields.derecho) ?? 'acceso'
  const correo = fields.correo.trim()
  const texto = fields.texto.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      correo: emailError(correo),
      texto: texto.length < requestLength.least ? `Escribe al menos ${requestLength.least} letras` : null,
    }),
    send: () => api.requestData({ body: { derecho, correo, texto } }),
    failure: 'La solicitud no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      removeStored()
      setSent(data.numero)
    },
  })
  if (sent)
    return (
      <p role="status">
        {`Tu solicitud es la ${sent}. Te enviamos un correo: ábrelo y confírmala en las próximas 48 horas. Desde entonces corre el plazo.`}
      </p>
    )
  return (
    <form {...form} className="form" aria-label="Solicitud sobre tus datos">
      <Select {...field('derecho')} label="Qué pides">
        {derechos.map((one) => (
          <option key={one} value={one}>
            {`${derechoNames[one]}: ${derechoMeanings[one]}`}
          </option>
        ))}
      </Select>
      <Input
        {...field('correo')}
        label="Tu correo"
        type="email"
        autoComplete="email"
        help="Ahí te llega el enlace para confirmarla, y la respuesta."
      />
      <Textarea {...field('texto')} label="Tu solicitud" rows={5} maxLength={requestLength.most} />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Enviando…">
          Enviar solicitud
        </Button>
      </div>
    </form>
  )
}
