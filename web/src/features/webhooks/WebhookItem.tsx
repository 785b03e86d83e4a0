import type { Webhook } from '@trinchera/contract/webhooks'
import { formatDate } from '@trinchera/rules/presentation'
import { webhookEvents } from '@trinchera/rules/webhooks'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { toast } from '../../ui/toast/toast'
import { Deliveries, deliveryText } from './Deliveries'
import { eventoTexts } from './evento-texts'
import { WebhookForm } from './WebhookForm'
import css from './webhooks.module.css'

interface WebhookItemProps {
  clan: number
  webhook: Webhook
  onChange: (webhook: Webhook) => void
  onDeleted: () => void
  onSecret: (secreto: string) => void
}

function State({ webhook: { activo, apagado, siguiente } }: { webhook: Webhook }) {
  if (apagado !== null) return <span className="chip negative">Apagado</span>
  if (!activo) return <span className="chip">En pausa</span>
  return siguiente === null ? (
    <span className="chip neutral">Activo</span>
  ) : (
    <span className="chip attention">Falla</span>
  )
}

/** One webhook, with buttons to test it, change it, turn it on or off, renew its secret and delete it. */
export function WebhookItem({ clan, webhook, onChange, onDeleted, onSecret }: WebhookItemProps) {
  const { id, clase, host, final, eventos, activo, apagado, envios } = webhook
  const params = { id: clan, gancho: id }
  const name = `${host} …${final}`
  const [dialog, setDialog] = useState<'eventos' | 'secreto' | 'eliminar' | null>(null)
  const [tested, setTested] = useState<number>()
  const test = envios.find((delivery) => delivery.id === tested)
  const dialogProps = (which: typeof dialog) => ({
    open: dialog === which,
    onOpenChange: (open: boolean) => setDialog(open ? which : null),
  })

  /** Awaits an action on the webhook. If the action fails, shows a toast and rejects, so that the dialog stays open. */
  async function attempt<R>(work: () => Promise<R>): Promise<R> {
    try {
      return await work()
    } catch (error) {
      toast.error(messageOf(error, 'No salió. Intenta de nuevo.'))
      throw error
    }
  }
  const quietly = (work: () => Promise<unknown>) => () => attempt(work).catch(() => undefined)

  const sendTest = quietly(async () => {
    const { data } = await api.testGancho({ params })
    setTested(data.id)
    onChange({ ...webhook, envios: [data, ...envios] })
  })
  const toggle = quietly(async () => {
    const { message, data } = await api.updateGancho({ params, body: { eventos, activo: !activo } })
    toast.success(message)
    onChange(data)
  })
  const renew = () =>
    attempt(async () => {
      const { secreto } = (await api.renewGanchoSecret({ params })).data
      if (secreto !== null) onSecret(secreto)
    })
  const remove = () =>
    attempt(async () => {
      toast.success((await api.deleteGancho({ params })).message)
      onDeleted()
    })

  return (
    <li>
      <p className={`row ${css.title}`}>
        <span>
          <b>{host}</b> <span className="dim">{`…${final}`}</span>
        </span>
        <State webhook={webhook} />
      </p>
      <p className="small dim">
        <span>{`${clase === 'discord' ? 'Discord' : 'Firmado'}. Lo agregó `}</span>
        <span translate="no">{webhook.creado_por}</span>
        <span>{` el ${formatDate(webhook.creado)}.`}</span>
      </p>
      <p className="small">
        {eventos.length === webhookEvents.length
          ? 'Se le avisa todo.'
          : `Se le avisa: ${eventos.map((evento) => eventoTexts[evento].label.toLowerCase()).join(', ')}.`}
      </p>
      {apagado !== null && <p className="small loss">{apagado}</p>}
      <div className={`row ${css.actions}`}>
        <Button size="small" aria-label={`Probar ${name}`} pendingText="Mandando…" onClick={sendTest}>
          Probar
        </Button>
        <Button size="small" aria-label={`Elegir los avisos de ${name}`} onClick={() => setDialog('eventos')}>
          Elegir avisos
        </Button>
        <Button size="small" aria-label={`${activo ? 'Pausar' : 'Reanudar'} ${name}`} onClick={toggle}>
          {activo ? 'Pausar' : 'Reanudar'}
        </Button>
        {clase === 'firmado' && (
          <Button size="small" aria-label={`Renovar el secreto de ${name}`} onClick={() => setDialog('secreto')}>
            Renovar secreto
          </Button>
        )}
        <Button size="small" aria-label={`Eliminar ${name}`} onClick={() => setDialog('eliminar')}>
          Eliminar
        </Button>
      </div>
      <p role="status" className={`small ${test?.estado === 'fallido' ? 'loss' : ''}`}>
        {test && `Prueba: ${deliveryText(test)}`}
      </p>
      <Deliveries webhook={webhook} />
      {dialog === 'eventos' && (
        <WebhookForm clan={clan} webhook={webhook} {...dialogProps('eventos')} onSaved={onChange} />
      )}
      <ConfirmDialog
        {...dialogProps('secreto')}
        title={`Vas a renovar el secreto de ${name}`}
        then={[
          'El anterior deja de servir al tiro.',
          'Tu programa rechazará los mensajes hasta que le pongas el nuevo.',
          'El nuevo se muestra una sola vez.',
        ]}
        act="Renovar secreto"
        actPending="Renovando…"
        danger={false}
        onConfirm={renew}
      />
      <ConfirmDialog
        {...dialogProps('eliminar')}
        title={`Vas a eliminar el webhook ${name}`}
        then={[
          'No se le manda nada más, tampoco lo que estaba en camino.',
          'Para tenerlo de nuevo hay que agregarlo otra vez.',
        ]}
        act="Eliminar webhook"
        actPending="Eliminando…"
        onConfirm={remove}
      />
    </li>
  )
}
