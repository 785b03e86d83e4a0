import type { Webhook } from '@trinchera/contract/webhooks'
import { mostWebhooks } from '@trinchera/rules/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import { WebhookForm } from './WebhookForm'
import { WebhookItem } from './WebhookItem'
import css from './webhooks.module.css'
import { SecretDialog } from './SecretDialog'
import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'
import { serverNow } from '../../lib/server-time'

/** Polling intervals, ms, while a test delivery is running and while another delivery has not been sent yet. */
const testEvery = 1_000
const waitingEvery = 15_000
/** After this time, ms, a test delivery that is still running is polled at the slower interval. */
const testWatched = 60_000

/** Query of the clan's webhooks. Only its leaders may read them. */
const webhooksQuery = (clan: number) =>
  apiQuery([live, 'clan', clan, 'ganchos'], (signal) => api.listGanchos({ params: { id: clan }, signal }), {
    refetchInterval: ({ state }) => {
      const waiting = (state.data ?? []).flatMap(({ envios }) => envios).filter(({ estado }) => estado === 'pendiente')
      if (waiting.some(({ tipo, creado }) => tipo === 'webhook.test' && serverNow() - Date.parse(creado) < testWatched))
        return testEvery
      return waiting.length > 0 ? waitingEvery : false
    },
  })

const what =
  'Un webhook cuenta en el canal de Discord del clan, o a un programa propio, lo que le pasa: partidas, retos, puesto e integrantes.'

/** The clan's webhooks, shown to its leaders. `archived` is true if the etapa is over; then no webhook can be added. */
export function Webhooks({ clan, archived }: { clan: number; archived: boolean }) {
  const client = useQueryClient()
  const query = useQuery(webhooksQuery(clan))
  const { data } = query
  const [adding, setAdding] = useState(false)
  const [secreto, setSecreto] = useState<string | null>(null)
  const store = (change: (before: Webhook[]) => Webhook[]) =>
    client.setQueryData(webhooksQuery(clan).queryKey, (before) => change(before ?? []))
  const add = !archived && (
    <Button size="small" onClick={() => setAdding(true)}>
      Agregar webhook
    </Button>
  )
  return (
    <section aria-label="Webhooks" className="mt-6">
      <SectionHead title="Webhooks" {...(data?.length ? { note: `${data.length} de ${mostWebhooks}` } : {})} />
      {data ? (
        data.length === 0 ? (
          <EmptyState title="El clan no tiene webhooks" action={add}>
            {`${what} En Discord, la dirección se copia de Editar canal, Integraciones, Webhooks.`}
          </EmptyState>
        ) : (
          <>
            <ul className="list" aria-label="Webhooks del clan">
              {data.map((webhook) => (
                <WebhookItem
                  key={webhook.id}
                  clan={clan}
                  webhook={webhook}
                  onChange={(changed) => store((all) => all.map((one) => (one.id === changed.id ? changed : one)))}
                  onDeleted={() => store((all) => all.filter(({ id }) => id !== webhook.id))}
                  onSecret={setSecreto}
                />
              ))}
            </ul>
            {data.length < mostWebhooks && <div className={`row ${css.actions}`}>{add}</div>}
          </>
        )
      ) : (
        <QueryState
          query={query}
          lines={1}
          height={96}
          loading="Cargando los webhooks…"
          failed="No pudimos traer los webhooks"
        />
      )}
      {adding && (
        <WebhookForm
          clan={clan}
          open
          onOpenChange={setAdding}
          onSaved={(saved, secret) => {
            store((all) => [...all, saved])
            setSecreto(secret)
          }}
        />
      )}
      <SecretDialog secreto={secreto} onClose={() => setSecreto(null)} />
    </section>
  )
}
