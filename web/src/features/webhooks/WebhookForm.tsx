import type { Webhook } from '@trinchera/contract/webhooks'
import { webhookKindOf, webhookEvents, type WebhookEvent } from '@trinchera/rules/webhooks'
import { longestWebhookUrl } from '@trinchera/rules/limits'
import { pastedAddress } from '@trinchera/rules/web-address'
import { useId, useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { api } from '../../lib/api'
import { parseUrl } from '../../lib/parse-url'
import type { DialogState } from '../../ui/dialog/Dialog'
import { FormDialog } from '../../ui/dialog/FormDialog'
import { Check } from '../../ui/form/Check'
import { Input } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import { eventoTexts } from './evento-texts'
import css from './webhooks.module.css'

const unfinished = 'La dirección empieza con https://, como https://discord.com/api/webhooks/…'

function urlError(url: string): string | null {
  if (!url) return 'Pega la dirección del webhook'
  const parsed = /^https:\/\/./.test(url) ? parseUrl(url) : null
  if (!parsed) return unfinished
  return webhookKindOf(parsed) ? null : 'Esa dirección de Discord no es la de un webhook'
}

const isDiscord = (url: string) => urlError(url) === null && webhookKindOf(new URL(url)) === 'discord'

interface WebhookFormProps extends DialogState {
  clan: number
  /** The webhook to change; undefined to add one. */
  webhook?: Webhook
  /** `secreto` is the secret of a new signed webhook, otherwise null. */
  onSaved: (webhook: Webhook, secreto: string | null) => void
}

/** Dialog to add a webhook or to change its events. The URL is not kept as a draft, because it is a secret. */
export function WebhookForm({ clan, webhook, onSaved, ...dialog }: WebhookFormProps) {
  const id = useId()
  const { fields, write } = useFields({ url: '' })
  const [eventos, setEventos] = useState<readonly WebhookEvent[]>(webhook?.eventos ?? webhookEvents)
  const url = pastedAddress(fields.url)
  const { form, field, errors, pending } = useForm({
    fields,
    write,
    check: () => ({
      url: webhook ? null : urlError(url),
      eventos: eventos.length ? null : 'Elige por lo menos una cosa',
    }),
    send: async () => {
      const chosen = [...eventos]
      if (!webhook) return api.createGancho({ params: { id: clan }, body: { url, eventos: chosen } })
      const { activo } = webhook
      const reply = await api.updateGancho({
        params: { id: clan, gancho: webhook.id },
        body: { eventos: chosen, activo },
      })
      return { ...reply, data: { ...reply.data, secreto: null } }
    },
    failure: 'No pudimos guardar el webhook. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data: { secreto, ...saved } }) => {
      dialog.onOpenChange(false)
      onSaved(saved, secreto)
    },
  })
  const toggle = (evento: WebhookEvent) =>
    setEventos(webhookEvents.filter((one) => eventos.includes(one) !== (one === evento)))
  const act = webhook ? 'Guardar' : 'Agregar webhook'
  return (
    <FormDialog
      {...dialog}
      title={webhook ? `Avisos de ${webhook.host} …${webhook.final}` : 'Agregar webhook'}
      submit={{ form, pending }}
      act={act}
      pendingText="Guardando…"
      label={act}
    >
      {!webhook && (
        <Input
          {...field('url')}
          label="Dirección"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://…"
          maxLength={longestWebhookUrl}
          help={
            isDiscord(url)
              ? 'Es un webhook de Discord: los avisos llegan como mensajes a su canal.'
              : 'De Discord (Editar canal, Integraciones, Webhooks, Copiar URL) o de un programa del clan. No la compartas: quien la tiene puede escribir ahí.'
          }
        />
      )}
      <fieldset className="form-field" aria-describedby={errors.eventos ? `${id}-eventos` : undefined}>
        <legend className={`label ${css.legend}`}>Qué se avisa</legend>
        {webhookEvents.map((evento) => (
          <Check
            key={evento}
            {...eventoTexts[evento]}
            name="eventos"
            aria-invalid={errors.eventos ? true : undefined}
            checked={eventos.includes(evento)}
            onChange={() => toggle(evento)}
          />
        ))}
        <FieldError id={`${id}-eventos`} text={errors.eventos} />
      </fieldset>
    </FormDialog>
  )
}
