import type { OwnDiscord as Known } from '@trinchera/contract/discord'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { useNow } from '../../lib/clock'
import { announce } from '../../ui/state/announce'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import { ownDiscordQuery } from './queries'

type DiscordCode = Awaited<ReturnType<typeof api.createDiscordCode>>['data']

/** While a code waits to be typed in Discord, how often is asked whether it was, ms. */
const asking = 4_000

function Linked({ nombre, desde, onUnlinked }: NonNullable<Known['vinculado']> & { onUnlinked: () => void }) {
  const [open, setOpen] = useState(false)

  async function unlink() {
    try {
      const { message } = await api.unlinkOwnDiscord()
      toast.success(message)
      onUnlinked()
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos desvincular tu Discord. Intenta de nuevo.'))
      throw error
    }
  }

  return (
    <>
      <p className="small">
        Vinculado a <b>{nombre}</b> desde el {formatDate(desde)}. En Discord, /micuenta muestra tus clanes, y ahí te
        llegan las invitaciones.
      </p>
      <div className="own-data">
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

function Linking({ code, onAsked }: { code: DiscordCode | null; onAsked: (code: DiscordCode) => void }) {
  const now = useNow()
  const ask = useMutation({
    mutationFn: async () => (await api.createDiscordCode()).data,
    onSuccess: onAsked,
    onError: (error) => toast.error(messageOf(error, 'No pudimos darte un código. Intenta de nuevo.')),
  })
  const good = code !== null && Date.parse(code.vence) > now
  return (
    <>
      <div role="status">
        {code === null ? (
          <p className="small">Vincula tu Discord: verás tu cuenta con /micuenta y responderás ahí las invitaciones.</p>
        ) : good ? (
          <>
            <p className="small">Escribe esto en Discord. Sirve una vez, hasta las {formatTime(code.vence)}.</p>
            <p className="discord-code">
              <code>/vincular codigo:{code.codigo}</code>
            </p>
          </>
        ) : (
          <p className="small">El código venció. Pide otro.</p>
        )}
      </div>
      <div className="own-data">
        {good && (
          <CopyButton
            text={`/vincular codigo:${code.codigo}`}
            label="Copiar"
            name="Copiar lo que hay que escribir en Discord"
          />
        )}
        <Button size="small" pending={ask.isPending} pendingText="Pidiendo…" onClick={() => ask.mutate()}>
          {code ? 'Pedir otro' : 'Pedir un código'}
        </Button>
      </div>
    </>
  )
}

/** The Discord that acts for this person, or the way to it. Where the site has no bot there is nothing to show. */
export function OwnDiscord({ player }: { player: number }) {
  const client = useQueryClient()
  const query = ownDiscordQuery(player)
  const [code, setCode] = useState<DiscordCode | null>(null)
  const isWaiting = () => code !== null && Date.parse(code.vence) + asking > Date.now()
  const { data, isError, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isWaiting() && !state.data?.vinculado ? asking : false),
  })
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
          onUnlinked={() => client.setQueryData(query.queryKey, { ...data, vinculado: null })}
        />
      ) : data ? (
        <Linking code={code} onAsked={setCode} />
      ) : isError ? (
        <ErrorState title="No pudimos traer tu Discord" onRetry={() => refetch()} />
      ) : (
        <>
          <ul className="ls" aria-busy="true">
            <SkeletonLines lines={1} />
          </ul>
          <LoadingText>Cargando tu Discord…</LoadingText>
        </>
      )}
    </section>
  )
}
