import type { Clan } from '@trinchera/contract/clanes'
import { longestSolicitud } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { api, messageOf } from '../../lib/api'
import { etapaName } from '../../lib/open-etapas'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Textarea } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import css from './AskToJoin.module.css'
import { withOffer } from './offers'
import { invitacionesQuery, ownSolicitudesQuery } from './queries'
import { useWithdrawSolicitud } from './use-solicitud'

function AskDialog({
  clan,
  player,
  open,
  onOpenChange,
}: {
  clan: Clan
  player: number
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const client = useQueryClient()
  const [mensaje, setMensaje] = useState('')
  const ask = useMutation({
    mutationFn: () => api.sendSolicitud({ body: { clan_id: clan.id, mensaje: mensaje.trim() } }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(ownSolicitudesQuery(player).queryKey, (list) => list && withOffer(list, data))
      setMensaje('')
      onOpenChange(false)
      toast.success(message)
    },
    onError: (error) => {
      toast.error(messageOf(error, 'No pudimos enviar tu solicitud. Lo que escribiste sigue acá: intenta de nuevo.'))
      void client.invalidateQueries({ queryKey: ownSolicitudesQuery(player).queryKey })
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!ask.isPending) onOpenChange(next)
      }}
      over={etapaName(clan.etapa)}
      title={`Pedir entrar a ${clan.nombre}`}
      actions={
        <>
          <Button kind="primary" pending={ask.isPending} pendingText="Enviando…" onClick={() => ask.mutate()}>
            Pedir entrar
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <div className="what">
        <p>Sus líderes lo ven al tiro y te contestan.</p>
        <Textarea
          label="Mensaje"
          name="mensaje"
          optional
          maxLength={longestSolicitud}
          help="Por ejemplo, desde cuándo juegas."
          value={mensaje}
          onChange={(event) => setMensaje(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

/** For players without a clan in the etapa: buttons to ask to join this clan, withdraw the request, or answer the clan's invitation. */
export function AskToJoin({ clan, player }: { clan: Clan; player: number }) {
  const solicitudes = useQuery(ownSolicitudesQuery(player))
  const invitaciones = useQuery(invitacionesQuery(player))
  const withdraw = useWithdrawSolicitud(player)
  const [dialogOpen, setDialogOpen] = useState(false)
  if (!solicitudes.data || !invitaciones.data) return null
  const invited = invitaciones.data.some(({ clan_id }) => clan_id === clan.id)
  const pending = solicitudes.data.find(({ clan_id }) => clan_id === clan.id)
  return (
    <div className={`grid mt-3 ${css.join}`}>
      {invited && (
        <>
          <p className="small">Este clan te invitó.</p>
          <ButtonLink size="small" kind="primary" to={paths.miCuenta}>
            Responder
          </ButtonLink>
        </>
      )}
      {!invited && pending && (
        <>
          <p className="small">{`Pediste entrar el ${formatDate(pending.fecha_envio)}. Falta que te contesten.`}</p>
          <Button size="small" pendingText="Retirando…" onClick={() => withdraw(pending.id)}>
            Retirar solicitud
          </Button>
        </>
      )}
      {!invited && !pending && !clan.acepta_solicitudes && (
        <p className="small">Este clan no recibe solicitudes: entra a quien invita.</p>
      )}
      {!invited && !pending && clan.acepta_solicitudes && (
        <Button size="small" kind="primary" onClick={() => setDialogOpen(true)}>
          Pedir entrar
        </Button>
      )}
      <AskDialog clan={clan} player={player} open={dialogOpen} onOpenChange={setDialogOpen} />
    </div>
  )
}
