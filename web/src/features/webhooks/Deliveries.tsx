import type { Webhook, WebhookDelivery } from '@trinchera/contract/webhooks'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Icon } from '../../ui/controls/Icon'
import { RelativeTime } from '../../ui/state/RelativeTime'
import css from './webhooks.module.css'

/** Sentence about the outcome of a delivery (a message to a webhook). `isWaiting`: true if an earlier delivery must be retried first. */
export function deliveryText({ estado, intentos, codigo, error }: WebhookDelivery, isWaiting = false): string {
  const tries = intentos > 1 ? ` en ${intentos} intentos` : ''
  if (estado === 'entregado') return `Llegó${tries}${codigo === null ? '' : ` (${codigo})`}`
  if (estado === 'fallido') return `No llegó${tries}. ${error ?? 'No se pudo mandar'}`
  if (error !== null) return `Todavía no llega. ${error}`
  return isWaiting ? 'Espera a los anteriores' : 'En camino'
}

const tone = { entregado: 'gain', fallido: 'loss', pendiente: 'dim' }

/** The latest deliveries of a webhook and their outcomes. */
export function Deliveries({ webhook: { envios, siguiente, host } }: { webhook: Webhook }) {
  if (envios.length === 0) return <p className="small dim">Todavía no se le ha mandado nada.</p>
  return (
    <details className={css.deliveries}>
      <summary className="line opener">
        <Icon name="down" size={16} />
        <span>Últimos envíos</span>
        <span className="screen-reader-only">{` a ${host}`}</span>
      </summary>
      {siguiente !== null && <p className="small">{`Se intenta de nuevo el ${formatDateTime(siguiente)}.`}</p>}
      <ul className="list">
        {envios.map((delivery) => (
          <li key={delivery.id}>
            <p>
              <span>{delivery.titulo}</span>{' '}
              <span className="small dim">
                · <RelativeTime at={delivery.creado} />
              </span>
            </p>
            <p className={`small ${tone[delivery.estado]}`}>{deliveryText(delivery, siguiente !== null)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
