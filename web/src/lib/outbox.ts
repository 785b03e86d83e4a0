import type { Comment } from '@trinchera/contract/anuncios'
import { ApiError } from '@trinchera/contract/api-error'
import type { Mensaje } from '@trinchera/contract/foro'
import type { Match } from '@trinchera/contract/ladder'
import type { RetoMessage } from '@trinchera/contract/retos'
import type { TorneoMessage } from '@trinchera/contract/torneo-partidas'
import { api, askTime, codeOf, messageOf } from './api'
import { onReachable } from './connection'
import { createIdempotencyKey } from './idempotency-key'
import { inOneTab } from './one-tab'
import { sendOwnText } from './own-text'
import { certainNow, isTimeKnown, serverNow } from './server-time'
import { currentSession, sessionStore } from './session'
import { change, outboxStore, patch, read, type Waiting, type Writing } from './waiting'

const { getState, setState } = outboxStore

/** A text or report that the server has now stored, with the server's reply. */
export type Sent = { waiting: Waiting; message: string } & (
  | { kind: 'reporte'; data: Match }
  | { kind: 'comentario'; data: Comment }
  | { kind: 'mensaje'; data: RetoMessage }
  | { kind: 'mensaje-foro'; data: Mensaje }
  | { kind: 'mensaje-torneo'; data: TorneoMessage }
)

/** Maximum number of unsent texts and reports of one player on a device. */
export const mostWaiting = 50
/** Unsent texts and reports older than this, ms, are deleted. */
const keptMs = 30 * 24 * 3_600_000
/** How long a text may be sent again with the same key, ms. The server knows keys for 24 hours (docs/rules.md#Idempotency-Key). */
const retriedMs = 23 * 3_600_000
/** Pause before the next attempt to send, ms, if nothing shows that the connection is back. Doubles with each attempt, up to `longest`. */
const pause = { first: 15_000, longest: 600_000 }

interface Listener {
  /** Called after the server stored a text or report, which leaves the list of unsent ones in the same tick. */
  sent(sent: Sent): void
  refused(waiting: Waiting): void
  /** Called with the texts and reports that could not be sent at first and are now stored by the server. */
  caughtUp(sent: readonly Sent[]): void
}
let listener: Listener | undefined
let untold: ((listener: Listener) => void)[] = []
const tell = (what: (listener: Listener) => void) => (listener ? what(listener) : void untold.push(what))

/** Sets the listener, and at once makes the calls to it that were due before. */
export function onOutbox(now: Listener): void {
  listener = now
  for (const what of untold) what(now)
  untold = []
}

async function post(waiting: Waiting): Promise<Sent> {
  const { key, player, writing } = waiting
  const headers = { 'idempotency-key': key }
  switch (writing.kind) {
    case 'reporte':
      return { kind: writing.kind, waiting, ...(await api.reportLoss({ body: writing.body, headers })) }
    case 'comentario': {
      const body = { contenido: writing.html, player, idAnuncio: writing.anuncio }
      return { kind: writing.kind, waiting, ...(await api.createComment({ body, headers })) }
    }
    case 'mensaje': {
      const call = { params: { id: writing.reto }, body: { texto: writing.texto }, headers }
      return { kind: writing.kind, waiting, ...(await api.sendRetoMessage(call)) }
    }
    case 'mensaje-foro': {
      const { tema, html, cita, visto } = writing
      const call = { params: { id: tema }, body: { contenido: html, cita, visto }, headers }
      return { kind: writing.kind, waiting, ...(await api.createMensaje(call)) }
    }
    case 'mensaje-torneo': {
      const params = { id: writing.torneo, partida: writing.partida }
      return {
        kind: writing.kind,
        waiting,
        ...(await api.sendTorneoMessage({ params, body: { texto: writing.texto }, headers })),
      }
    }
  }
}

/** True if a call got no reply. It is then unknown whether the server processed the call. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.code === 0

/** True if sending must stop, because the next texts would fail too: no reply (0), no session (401) or too many requests (429). */
const stops = (code: number) => code === 0 || code === 401 || code === 429

const mine = () => getState().waiting.filter(({ player }) => player === currentSession()?.player.id)

let pauseMs = pause.first
let timer: ReturnType<typeof setTimeout> | undefined
function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(flush, pauseMs)
  pauseMs = Math.min(pauseMs * 2, pause.longest)
}

/** Sends one unsent text. Resolves to a `Sent` if the server stored it, else to true if the next may be sent, or false if not. */
async function send(waiting: Waiting): Promise<Sent | boolean> {
  const { key, tried } = waiting
  if (tried !== null && certainNow() - tried > retriedMs) {
    await patch(key, {
      refused: 'Pasó un día sin saber si alcanzó a llegar. Mira si ya está antes de enviarlo de nuevo.',
    })
    return true
  }
  setState({ sending: key })
  try {
    if (tried === null) await patch(key, { tried: serverNow() })
    if (currentSession()?.player.id !== waiting.player) return false
    const sent = await post(waiting)
    tell((told) => told.sent(sent))
    const drop = (list: readonly Waiting[]) => list.filter((one) => one.key !== key)
    // Removed from the state before the database is updated, because otherwise the screen would show the text twice: stored and unsent.
    setState((state) => ({ waiting: drop(state.waiting) }))
    await change(drop)
    return sent
  } catch (error) {
    const code = codeOf(error)
    if (stops(code) || code >= 500) {
      await patch(key, { waited: true, delayed: code === 429 ? messageOf(error, '') : undefined })
      tryLater()
      return !stops(code)
    }
    const refused = messageOf(error, 'El servidor no lo aceptó')
    await patch(key, { refused })
    tell((told) => told.refused({ ...waiting, refused }))
    return true
  } finally {
    setState({ sending: null })
  }
}

async function sendAll() {
  await read()
  // The server's time must be known, because with a wrong clock a text written yesterday could seem a month old and would be deleted.
  if (mine().length > 0 && !isTimeKnown()) await askTime()
  const now = certainNow()
  if (getState().waiting.some(({ at }) => now - at > keptMs))
    await change((list) => list.filter(({ at }) => now - at <= keptMs))
  const caughtUp: Sent[] = []
  let stopped = false
  for (const waiting of mine()) {
    if (waiting.refused !== null) continue
    if (stopped || !navigator.onLine) {
      if (!waiting.waited) await patch(waiting.key, { waited: true })
      continue
    }
    const result = await sendOwnText(() => send(waiting))
    if (result === false) stopped = true
    else if (result !== true && waiting.waited) caughtUp.push(result)
  }
  if (caughtUp.length > 0) tell((told) => told.caughtUp(caughtUp))
}

let running = false
let again = false

/**
 * Sends the player's unsent texts in order, in one tab at a time if the browser supports locks. If two tabs send the same text, its
 * idempotency key makes the server store it once.
 */
export async function flush(): Promise<void> {
  again = true
  if (running) return
  running = true
  try {
    while (again) {
      again = false
      await inOneTab('trinchera-por-enviar', sendAll)
    }
  } finally {
    running = false
  }
}

interface Kept {
  /** Idempotency key of a call with this text that was made before and got no reply. */
  key?: string
}

/** Stores what the player wrote and sends it soon. Returns false without storing if logged out or `mostWaiting` texts are unsent. */
export function keep(writing: Writing, { key }: Kept = {}): boolean {
  const player = currentSession()?.player.id
  if (player === undefined || mine().length >= mostWaiting) return false
  const at = serverNow()
  const waiting: Waiting = {
    key: key ?? createIdempotencyKey(),
    player,
    at,
    tried: key === undefined ? null : at,
    waited: key !== undefined || !navigator.onLine,
    refused: null,
    writing,
  }
  const add = (list: readonly Waiting[]) => (list.some((one) => one.key === waiting.key) ? list : [...list, waiting])
  // Shown at once, before the database has stored the text.
  setState((state) => ({ waiting: add(state.waiting) }))
  const stored = change(add)
  // After a call that just failed, the text is sent again only after a pause, because it would probably fail again.
  if (key === undefined) void stored.then(flush)
  else tryLater()
  return true
}

export const discard = (key: string) => change((list) => list.filter((one) => one.key !== key))

/**
 * Sends a text again that the server refused. By its key the server recognises, for 24 hours, a text that it has already
 * stored. Once it may have forgotten the key, the text gets a new one, which is good for another 24 hours.
 */
export async function retry({ key, tried }: Waiting): Promise<void> {
  const forgotten = tried !== null && certainNow() - tried > retriedMs
  await patch(key, { refused: null, ...(forgotten ? { key: createIdempotencyKey(), tried: null } : {}) })
  await flush()
}

const soon = () => {
  pauseMs = pause.first
  void flush()
}
onReachable(soon)
sessionStore.subscribe(({ session }, before) => {
  if (session?.token !== before.session?.token) soon()
})
soon()
