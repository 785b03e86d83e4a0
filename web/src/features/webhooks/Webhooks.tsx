import type { Webhook } from '@trinchera/contract/webhooks'
import { mostWebhooks } from '@trinchera/rules/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { WebhookForm } from './WebhookForm'
import { WebhookItem } from './WebhookItem'
import css from './webhooks.module.css'
import { webhooksQuery } from './queries'
import { SecretDialog } from './SecretDialog'

const what =
  'Un webhook cuenta en el canal de Discord del clan, o a un programa propio, lo que le pasa: partidas, retos, puesto e integrantes.'

/** The clan's webhooks, shown to its leaders. `archived` is true if the etapa is over; then no webhook can be added. */
export function Webhooks({ clan, archived }: { clan: number; archived: boolean }) {
  const client = useQueryClient()
  const query = webhooksQuery(clan)
  const { data, isError, refetch } = useQuery(query)
  const [adding, setAdding] = useState(false)
  const [secreto, setSecreto] = useState<string | null>(null)
  const store = (change: (before: Webhook[]) => Webhook[]) =>
    client.setQueryData(query.queryKey, (before) => change(before ?? []))
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
      ) : isError ? (
        <ErrorState title="No pudimos traer los webhooks" onRetry={() => refetch()} />
      ) : (
        <>
          <ul className="list" aria-busy="true">
            <SkeletonLines lines={1} height={96} />
          </ul>
          <LoadingText>Cargando los webhooks…</LoadingText>
        </>
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
