import { calendarAddress } from '@trinchera/contract/calendars'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { calendarLinkQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { ErrorState, LoadingText } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import css from './agenda.module.css'
import type { Elements } from '../../lib/elements'

interface FeedProps {
  name: string
  url: string
  children?: Elements
}

/** One calendar to subscribe to: its URL, a button that copies the URL, and a link that opens the URL in the device's program. */
const Feed = ({ name, url, children }: FeedProps) => (
  <li className={`grid ${css.feed}`}>
    <b>{name}</b>
    <span className={`small ${css.address}`}>{url}</span>
    <div className="row">
      <CopyButton text={url} label="Copiar dirección" name={`Copiar la dirección de ${name}`} />
      <a
        className="button compact"
        href={url.replace(/^https?:/, 'webcal:')}
        aria-label={`Abrir ${name} en tu calendario`}
      >
        Abrir en tu calendario
      </a>
      {children}
    </div>
  </li>
)

/** The player's own calendar. Its URL is secret: it is shown only on request, and the player can replace it with a new one. */
function OwnFeed() {
  const [wanted, setWanted] = useState(false)
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const { data, isError, isPending, refetch } = useQuery({ ...calendarLinkQuery, enabled: wanted })
  const renew = useMutation({
    mutationFn: () => api.renewCalendarLink(),
    onSuccess: ({ message, data: link }) => {
      client.setQueryData(calendarLinkQuery.queryKey, link)
      toast.success(message)
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos cambiar la dirección. Intenta de nuevo.')),
  })
  if (!wanted) {
    return (
      <li className={`grid ${css.feed}`}>
        <b>Tus retos</b>
        <span className="small">Los de tus clanes, en una dirección solo tuya: quien la tenga puede leerlos.</span>
        <div className="row">
          <Button size="small" onClick={() => setWanted(true)}>
            Ver mi dirección
          </Button>
        </div>
      </li>
    )
  }
  if (isError && !data) {
    return (
      <li className={`grid ${css.feed}`}>
        <ErrorState title="No pudimos traer tu dirección" onRetry={() => refetch()} />
      </li>
    )
  }
  if (isPending || !data) {
    return (
      <li className={`grid ${css.feed}`} aria-busy="true">
        <LoadingText>Buscando tu dirección…</LoadingText>
      </li>
    )
  }
  return (
    <Feed name="Tus retos" url={data.url}>
      <Button size="small" onClick={() => setAsking(true)}>
        Cambiar la dirección
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Vas a cambiar la dirección de tu calendario"
        then={[
          'La dirección anterior deja de servir al tiro.',
          'Donde la hayas puesto tienes que poner la nueva.',
          'Tus retos no cambian.',
        ]}
        act="Cambiar la dirección"
        actPending="Cambiando…"
        onConfirm={() => renew.mutateAsync()}
      />
    </Feed>
  )
}

/** The calendars to which the user can subscribe. `etapa`: the etapa that the agenda shows. */
export function Calendars({ etapa }: { etapa: { id: number; nombre: string } | undefined }) {
  const session = useSession()
  const urlOf = (path: string) => new URL(path, location.origin).href
  return (
    <section className="mt-8" aria-label="Suscribirse al calendario">
      <SectionHead title="Suscribirse al calendario" />
      <p className="small">
        Con una de estas direcciones tu calendario se mantiene al día solo. En Google Calendar: «Otros calendarios»,
        «Desde URL». En iPhone, Mac y Thunderbird basta «Abrir en tu calendario».
      </p>
      <ul>
        <Feed name="Todos los retos y torneos" url={urlOf(calendarAddress())} />
        {etapa && <Feed name={`Los retos de ${etapa.nombre}`} url={urlOf(calendarAddress({ etapa: etapa.id }))} />}
        {session && <OwnFeed key={session.player.id} />}
      </ul>
    </section>
  )
}
