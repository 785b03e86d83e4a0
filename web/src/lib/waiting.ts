import type { BodyInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { lazily } from '@trinchera/rules/lazily'
import { createStore, get, update } from 'idb-keyval'
import { useMemo } from 'react'
import { create } from 'zustand'
import { useSession } from './session'

/** A text or report that a player wrote. A report also has its form's fields, to edit it, and its pictures, which are uploaded after it. */
export type Writing =
  | {
      kind: 'reporte'
      body: BodyInput<Routes['reportLoss']>
      rival: string
      fields: Record<string, string>
      pictures: readonly File[]
    }
  | { kind: 'comentario'; anuncio: number; html: string }
  | { kind: 'mensaje'; reto: number; texto: string }
  | { kind: 'mensaje-foro'; tema: number; slug: string; html: string; cita: number | null; visto: number }
  | { kind: 'mensaje-torneo'; torneo: number; partida: number; texto: string }

export interface Waiting {
  /** Idempotency key, created when the text was written. If the text is sent several times, the server stores it only once. */
  key: string
  /** Id of the player who wrote the text. Only this player sees it, and it is only sent with this player's session. */
  player: number
  /** When the text was written, ms since the epoch. */
  at: number
  /** When the text was first sent, ms since the epoch; null if it was not sent yet. */
  tried: number | null
  /** True if the text could not be sent at once. */
  waited: boolean
  /** Reason why the server has not accepted the text yet, if it will be sent again automatically. */
  delayed?: string
  /** Reason why the server refused the text or why it is not sent again automatically; null if neither is the case. */
  refused: string | null
  writing: Writing
}

interface Outbox {
  waiting: readonly Waiting[]
  /** Key of the unsent text that this tab is sending; null if none. */
  sending: string | null
  /** True if the browser stores the list of unsent texts. If false, the list is lost when the page is closed. */
  lasting: boolean
}
export const outboxStore = create<Outbox>(() => ({ waiting: [], sending: null, lasting: true }))
const { getState, setState } = outboxStore

/** How long to wait for the database, ms. In Safari, a database opened directly after a page load or Back may never reply. */
const databaseMs = 5_000

/** Resolves or rejects as the promise `answer` does, but rejects after `databaseMs` if the database has not replied by then. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), databaseMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const database = lazily(() => createStore('trinchera-por-enviar', 'escritos'))
const entry = 'lista'
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('trinchera-por-enviar')

/** Changes the stored list of unsent texts in one database transaction. */
export async function change(edit: (list: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
  if (!getState().lasting) return setState(({ waiting }) => ({ waiting: edit(waiting) }))
  try {
    let after: readonly Waiting[] = []
    await inTime(update<readonly Waiting[]>(entry, (list = []) => (after = edit(list)), database()))
    setState({ waiting: after, lasting: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTabs?.postMessage(null)
  } catch {
    // The database is missing (private window), does not reply or is full. From now on this page keeps the list only in memory.
    setState(({ waiting }) => ({ waiting: edit(waiting), lasting: false }))
  }
}
export const patch = (key: string, changes: Partial<Waiting>) =>
  change((list) => list.map((one) => (one.key === key ? { ...one, ...changes } : one)))

/** Reads the list of unsent texts from the database, because another tab may have changed it. */
export async function read(): Promise<void> {
  if (!getState().lasting) return
  try {
    setState({ waiting: (await inTime(get<readonly Waiting[]>(entry, database()))) ?? [] })
  } catch {
    setState({ lasting: false })
  }
}

/** The current player's unsent texts and reports, oldest first. */
export function useWaiting(): readonly Waiting[] {
  const id = useSession()?.player.id
  const waiting = outboxStore((state) => state.waiting)
  return useMemo(() => waiting.filter(({ player }) => player === id), [waiting, id])
}

export type WaitingState = 'sending' | 'waiting' | 'refused'

/** State of an unsent text. A text that was never sent counts as `sending`, because it is about to be sent. */
export function useWaitingState({ key, refused, waited }: Waiting): WaitingState {
  const sending = outboxStore((state) => state.sending) === key
  if (refused !== null) return 'refused'
  return waited && !sending ? 'waiting' : 'sending'
}

otherTabs?.addEventListener('message', () => void read())
