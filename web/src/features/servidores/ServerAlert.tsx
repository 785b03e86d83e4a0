import type { GameServer, ServerAlert } from '@trinchera/contract/servidores'
import { useId, useState, type FormEvent } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import { Options } from '../../ui/form/Options'
import { announce } from '../../ui/state/announce'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import css from './ServerAlert.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { toast } from '../../ui/toast/toast'
import { alertsQuery } from './queries'

/** Returns the player's alerts with one server's alert set to `players`, or removed if `players` is null. */
const withAlert = (alerts: readonly ServerAlert[], server: number, players: number | null): ServerAlert[] => {
  const others = alerts.filter((alert) => alert.id_servidor !== server)
  return players === null ? others : [...others, { id_servidor: server, jugadores: players }]
}

/** The player's alert for a game server, and a function to change it. A change is shown at once and undone if the request fails. */
function useServerAlert(server: number) {
  const client = useQueryClient()
  const player = useSession()?.player.id ?? 0
  const query = alertsQuery(player)
  const { data } = useQuery({ ...query, enabled: player > 0 })
  const change = useMutation({
    mutationFn: (players: number | null) =>
      api.setServerAlert({ params: { id: server }, body: { jugadores: players } }),
    onMutate: async (players) => {
      await client.cancelQueries({ queryKey: query.queryKey })
      const before = client.getQueryData(query.queryKey)
      client.setQueryData(query.queryKey, (alerts) => withAlert(alerts ?? [], server, players))
      return { before: before?.find((alert) => alert.id_servidor === server)?.jugadores ?? null }
    },
    onSuccess: (reply) => client.setQueryData(query.queryKey, reply.data),
    onError: (error, _players, shown) => {
      if (shown) client.setQueryData(query.queryKey, (alerts) => withAlert(alerts ?? [], server, shown.before))
      toast.error(messageOf(error, 'No pudimos guardar tu aviso. Intenta de nuevo.'))
    },
  })
  return { wanted: data?.find((alert) => alert.id_servidor === server)?.jugadores, change }
}

/** Highest number of players that an alert can wait for; the API refuses higher numbers. */
const maxPlayers = 64
/** Number of players suggested for the alert of an empty server. */
const suggested = 6
/** Maximum number of players assumed for a server that does not report it. */
const defaultCapacity = 16

function AlertForm({ server, onDone }: { server: GameServer; onDone: () => void }) {
  const { wanted, change } = useServerAlert(server.id)
  const capacity = Math.max(2, Math.min(maxPlayers, server.max_jugadores || defaultCapacity))
  const [players, setPlayers] = useState(wanted ?? Math.min(capacity, Math.max(suggested, server.jugadores + 1)))
  const field = useId()
  const choices = Array.from({ length: capacity }, (_, i) => i + 1)
  if (!choices.includes(players)) choices.push(players)

  function send(event: FormEvent) {
    event.preventDefault()
    change.mutate(players)
    announce(`Te avisamos cuando haya ${players} en ${server.nombre}`)
    onDone()
  }
  return (
    <form className={`row mt-3 ${css.form}`} onSubmit={send} aria-label={`Aviso de ${server.nombre}`}>
      <label htmlFor={field}>Avísame cuando haya</label>
      <span className="select">
        <select
          id={field}
          className="input"
          value={players}
          onChange={(event) => setPlayers(Number(event.target.value))}
        >
          <Options of={choices.map((n) => [n, n])} untranslated />
        </select>
        <Icon name="down" size={16} />
      </span>
      <span>{players === 1 ? 'jugador' : 'jugadores'}</span>
      <Button kind="primary" size="small" type="submit">
        Avisarme
      </Button>
      {wanted !== undefined && (
        <Button
          size="small"
          onClick={() => {
            change.mutate(null)
            announce('Aviso quitado')
            onDone()
          }}
        >
          Quitar
        </Button>
      )}
    </form>
  )
}

interface AlertProps {
  server: GameServer
  open: boolean
  onOpen: (open: boolean) => void
  /** DOM id of the panel with the alert form. */
  form: string
}

/** Button that opens the form for an alert about a server's number of players. For visitors, it is a link to the login. */
export function AlertButton({ server, open, onOpen, form }: AlertProps) {
  const session = useSession()
  const { wanted } = useServerAlert(server.id)
  if (!session) {
    return (
      <ButtonLink
        size="small"
        to={paths.login(paths.servidores)}
        aria-label={`Avísame de ${server.nombre}: inicia sesión`}
      >
        <Icon name="bell" size={16} />
        <span>Avísame</span>
      </ButtonLink>
    )
  }
  const [face, name] =
    wanted === undefined
      ? ['Avísame', `Avísame de ${server.nombre}`]
      : [`Aviso con ${wanted}`, `Aviso con ${wanted} en ${server.nombre}`]
  return (
    <Button size="small" aria-expanded={open} aria-controls={form} aria-label={name} onClick={() => onOpen(!open)}>
      <Icon name="bell" size={16} />
      <span>{face}</span>
    </Button>
  )
}

/** The panel that `AlertButton` opens. When the form is done, the focus returns to the button. */
export function AlertPanel({ server, open, onOpen, form }: AlertProps) {
  function done() {
    onOpen(false)
    document.querySelector<HTMLElement>(`[aria-controls="${form}"]`)?.focus()
  }
  return (
    <div className="full-row" id={form}>
      {open && <AlertForm server={server} onDone={done} />}
    </div>
  )
}
