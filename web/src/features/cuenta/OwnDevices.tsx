import type { PushDevice } from '@trinchera/contract/push'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { useNowAtRender } from '../../lib/clock'
import { turnOffPush } from '../../lib/push'
import { usePushState } from '../../lib/push-state'
import { whenPlayed } from '../../lib/when'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { QueryState } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import listCss from './OwnDiscord.module.css'
import { pushDevicesQuery } from './queries'

const usedText = ({ creado, usado }: PushDevice, now: number) =>
  usado ? `último aviso: ${whenPlayed(usado, now)}` : `desde el ${formatDate(creado)}, sin avisos todavía`

/** The browsers that receive the player's pushes, each with a button to remove it. Removing another browser needs a confirmation. */
export function OwnDevices({ player }: { player: number }) {
  const client = useQueryClient()
  const { queryKey } = pushDevicesQuery(player)
  const query = useQuery(pushDevicesQuery(player))
  const { data } = query
  const state = usePushState()
  const now = useNowAtRender()
  // Refetches the list after pushes were turned on or off in this browser, in this tab or another.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: pushDevicesQuery(player).queryKey })
  }, [client, player, state])
  const [chosen, setChosen] = useState<PushDevice>()
  const [open, setOpen] = useState(false)
  const without = (id: number) =>
    client.setQueryData(queryKey, (devices) => devices?.filter((device) => device.id !== id))

  async function remove({ id, propio }: PushDevice) {
    try {
      if (propio) await turnOffPush()
      else await api.deletePushDevice({ params: { id } })
      toast.success('Ese dispositivo ya no recibe avisos')
      without(id)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos quitarlo. Intenta de nuevo.'))
      throw error
    }
  }
  return (
    <section aria-label="Dispositivos con avisos">
      <SectionHead title="Dispositivos con avisos" />
      {data && (
        <>
          {data.length === 0 ? (
            <p className="small">Ninguno: los avisos te llegan a la campana, con el sitio abierto.</p>
          ) : (
            <ul className="list" aria-label="Tus dispositivos">
              {data.map((device) => (
                <li key={device.id} className={`line ${listCss.nick}`}>
                  <span>
                    <b translate="yes">{device.nombre}</b>
                    {device.propio && <span> (este)</span>} <span className="small dim">{usedText(device, now)}</span>
                  </span>
                  <Button
                    size="small"
                    aria-label={`Quitar ${device.nombre}${device.propio ? ', este dispositivo' : ''}`}
                    pendingText="Quitando…"
                    onClick={() => {
                      if (device.propio) return remove(device).catch(() => undefined)
                      setChosen(device)
                      setOpen(true)
                      return undefined
                    }}
                  >
                    Quitar
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {state !== 'on' && (
            <div className="row mt-3">
              <ButtonLink size="small" to={paths.avisos}>
                Recibir avisos acá
              </ButtonLink>
            </div>
          )}
        </>
      )}
      <QueryState
        query={query}
        lines={1}
        loading="Cargando tus dispositivos…"
        failed="No pudimos traer tus dispositivos"
      />
      {chosen && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          over="Mi Cuenta"
          title={`Vas a quitar ${chosen.nombre}`}
          then={['Ahí ya no llegarán tus avisos.', 'Se pueden volver a pedir desde ese dispositivo.']}
          act="Quitar"
          actPending="Quitando…"
          onConfirm={() => remove(chosen)}
        />
      )}
    </section>
  )
}
