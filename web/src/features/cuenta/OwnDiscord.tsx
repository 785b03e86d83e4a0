import type { OwnDiscord as DiscordState } from '@trinchera/contract/discord'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { useNow } from '../../lib/clock'
import { serverNow } from '../../lib/server-time'
import { announce } from '../../ui/state/announce'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { SectionHead } from '../../ui/controls/SectionHead'
import { QueryState } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import { told } from '../../ui/toast/told'
import ownCss from './OwnDiscord.module.css'
import { ownDiscordQuery } from './queries'

type DiscordCode = Awaited<ReturnType<typeof api.createDiscordCode>>['data']

/** Polling interval until the player has used the code in Discord, in ms. */
const pollMs = 4_000

function Linked({ nombre, desde, onUnlinked }: NonNullable<DiscordState['vinculado']> & { onUnlinked: () => void }) {
  const [open, setOpen] = useState(false)

  const unlink = () =>
    told(api.unlinkOwnDiscord(), 'No pudimos desvincular tu Discord. Intenta de nuevo.').then(onUnlinked)

  return (
    <>
      <p className="small">
        Vinculado a <b translate="no">{nombre}</b>{' '}
        <span>{`desde el ${formatDate(desde)}. En Discord, /micuenta muestra tus clanes, y ahí te llegan las invitaciones.`}</span>
      </p>
      <div className="row mt-3">
        <Button size="small" onClick={() => setOpen(true)}>
          Desvincular
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        over="Mi Cuenta"
        title={`Vas a desvincular a ${nombre}`}
        then={[
          'El bot deja de actuar por ti: ni /micuenta ni invitaciones en Discord.',
          'Si el servidor de Discord te dio roles por tu clan, se van.',
          'Puedes volver a vincularlo cuando quieras.',
        ]}
        act="Desvincular"
        actPending="Desvinculando…"
        onConfirm={unlink}
      />
    </>
  )
}

function Linking({ code, onCode }: { code: DiscordCode | null; onCode: (code: DiscordCode) => void }) {
  const now = useNow()
  const create = useMutation({
    mutationFn: async () => (await api.createDiscordCode()).data,
    onSuccess: onCode,
    onError: (error) => toast.error(messageOf(error, 'No pudimos darte un código. Intenta de nuevo.')),
  })
  const valid = code !== null && Date.parse(code.vence) > now
  return (
    <>
      <div role="status">
        {code === null ? (
          <p className="small">Vincula tu Discord: verás tu cuenta con /micuenta y responderás ahí las invitaciones.</p>
        ) : valid ? (
          <>
            <p className="small">{`Escribe esto en Discord. Sirve una vez, hasta las ${formatTime(code.vence)}.`}</p>
            <p className={`mt-2 ${ownCss.command}`}>
              <code>{`/vincular codigo:${code.codigo}`}</code>
            </p>
          </>
        ) : (
          <p className="small">El código venció. Pide otro.</p>
        )}
      </div>
      <div className="row mt-3">
        {valid && (
          <CopyButton
            text={`/vincular codigo:${code.codigo}`}
            label="Copiar"
            name="Copiar lo que hay que escribir en Discord"
          />
        )}
        <Button size="small" pending={create.isPending} pendingText="Pidiendo…" onClick={() => create.mutate()}>
          {code ? 'Pedir otro' : 'Pedir un código'}
        </Button>
      </div>
    </>
  )
}

/** Links the player's Discord account or unlinks it. Renders nothing if the site has no bot. */
export function OwnDiscord({ player }: { player: number }) {
  const client = useQueryClient()
  const [code, setCode] = useState<DiscordCode | null>(null)
  const isWaiting = () => code !== null && Date.parse(code.vence) + pollMs > serverNow()
  const query = useQuery({
    ...ownDiscordQuery(player),
    refetchInterval: ({ state }) => (isWaiting() && !state.data?.vinculado ? pollMs : false),
  })
  const { data } = query
  const linkedTo = data?.vinculado?.nombre
  useEffect(() => {
    if (linkedTo === undefined || code === null) return
    announce(`Vinculado a ${linkedTo}`)
    setCode(null)
  }, [linkedTo, code])
  if (data && !data.disponible && !data.vinculado) return null
  return (
    <section>
      <SectionHead title="Discord" />
      {data?.vinculado ? (
        <Linked
          {...data.vinculado}
          onUnlinked={() => client.setQueryData(ownDiscordQuery(player).queryKey, { ...data, vinculado: null })}
        />
      ) : data ? (
        <Linking code={code} onCode={setCode} />
      ) : (
        <QueryState query={query} lines={1} loading="Cargando tu Discord…" failed="No pudimos traer tu Discord" />
      )}
    </section>
  )
}
