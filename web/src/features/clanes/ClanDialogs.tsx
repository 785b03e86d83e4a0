import type { Clan } from '@trinchera/contract/clanes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { etapaName } from '../../lib/open-etapas'
import { clanQuery } from '../../lib/queries'
import { rangoText } from '@trinchera/rules/rango'
import { ConfirmDialog, Dialog } from '../../ui/dialog/Dialog'
import { Button } from '../../ui/controls/Button'
import { Select } from '../../ui/form/Field'
import { ErrorState, LoadingText } from '../../ui/state/states'
import { afterDeleting, afterHandingOver, afterLeaving } from './consequences'
import { useClanActions } from './use-clan-actions'

export type ClanAct = 'leave' | 'hand-over' | 'delete'

interface ClanDialogProps {
  clan: { id: number; nombre: string }
  player: number
  act: ClanAct
  open: boolean
  onOpenChange: (open: boolean) => void
  onAct: (act: ClanAct) => void
  /** Called after another member has become the leader. */
  onHandedOver?: () => void
}

function HandOver({
  clan,
  player,
  open,
  onOpenChange,
  onHandedOver,
}: Pick<ClanDialogProps, 'player' | 'open' | 'onOpenChange' | 'onHandedOver'> & { clan: Clan }) {
  const { handOver } = useClanActions(clan.id, player)
  const others = clan.players.filter(({ rango }) => rango !== 'Lider')
  const [chosen, setChosen] = useState(0)
  const next = others.find(({ id }) => id === chosen) ?? others[0]
  if (!next) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        over={etapaName(clan.etapa)}
        title={`Nadie más está en ${clan.nombre}`}
        actions={<Button onClick={() => onOpenChange(false)}>Cerrar</Button>}
      >
        <p className="what">Para ceder el liderazgo, primero recluta a alguien.</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      over={etapaName(clan.etapa)}
      title={`Vas a ceder el liderazgo de ${clan.nombre}`}
      then={afterHandingOver(next.username)}
      act={`Ceder a ${next.username}`}
      actPending="Cediendo…"
      onConfirm={async () => {
        await handOver(next.id)
        onHandedOver?.()
      }}
    >
      <Select
        label="Nuevo líder"
        name="lider"
        value={next.id}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {others.map(({ id, username, rango }) => (
          <option key={id} value={id}>
            {`${username} (${rangoText[rango]})`}
          </option>
        ))}
      </Select>
    </ConfirmDialog>
  )
}

function Leave({
  clan,
  player,
  open,
  onOpenChange,
  onAct,
}: Pick<ClanDialogProps, 'player' | 'open' | 'onOpenChange' | 'onAct'> & { clan: Clan }) {
  const { leave } = useClanActions(clan.id, player)
  const leads = clan.players.find(({ id }) => id === player)?.rango === 'Lider'
  if (leads && clan.players.length > 1) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        over={etapaName(clan.etapa)}
        title={`Todavía no puedes dejar ${clan.nombre}`}
        actions={
          <>
            <Button kind="primary" onClick={() => onAct('hand-over')}>
              Ceder liderazgo
            </Button>
            <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
          </>
        }
      >
        <p className="what">Eres su líder: primero cede el liderazgo a otro integrante, o elimina el clan.</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      over={etapaName(clan.etapa)}
      title={`Vas a dejar ${clan.nombre}`}
      then={afterLeaving(clan)}
      act="Dejar el clan"
      actPending="Saliendo…"
      onConfirm={leave}
    />
  )
}

function Delete({
  clan,
  player,
  open,
  onOpenChange,
}: Pick<ClanDialogProps, 'player' | 'open' | 'onOpenChange'> & { clan: Clan }) {
  const { remove } = useClanActions(clan.id, player)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      over={etapaName(clan.etapa)}
      title={`Vas a eliminar ${clan.nombre}`}
      then={afterDeleting(clan)}
      act="Eliminar clan"
      actPending="Eliminando…"
      onConfirm={remove}
    />
  )
}

/** Confirms leaving, handing over or deleting a clan. Fetches the clan when it opens, so that the listed consequences are current. */
export function ClanDialog({ clan, player, act, open, onOpenChange, onAct, onHandedOver }: ClanDialogProps) {
  const { data, isError, refetch } = useQuery({ ...clanQuery(clan.id), enabled: open })
  if (!data) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={clan.nombre}
        actions={<Button onClick={() => onOpenChange(false)}>Cancelar</Button>}
      >
        {isError ? (
          <ErrorState title="No pudimos traer el clan" onRetry={() => refetch()} />
        ) : (
          <LoadingText>Cargando el clan…</LoadingText>
        )}
      </Dialog>
    )
  }
  const common = { clan: data, player, open, onOpenChange }
  if (act === 'delete') return <Delete {...common} />
  if (act === 'hand-over') return <HandOver {...common} onHandedOver={onHandedOver} />
  return <Leave {...common} onAct={onAct} />
}

/** State of a clan's dialogs. `act` keeps its value while a dialog closes, so that the text does not change during the animation. */
export function useClanDialog() {
  const [act, setAct] = useState<ClanAct>('leave')
  const [open, setOpen] = useState(false)
  const openDialog = (wanted: ClanAct) => {
    setAct(wanted)
    setOpen(true)
  }
  return { openDialog, dialog: { act, open, onOpenChange: setOpen, onAct: setAct } }
}
