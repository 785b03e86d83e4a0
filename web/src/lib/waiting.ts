import type { BodyInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { lazily } from '@trinchera/rules/lazily'
import { createStore, get, update } from 'idb-keyval'
import { useMemo } from 'react'
import { create } from 'zustand'
import { useSession } from './session'

/**
 * What the outbox can send. A report also stores its form's fields, so that it can be edited again, and its pictures, which are uploaded
 * after it.
 */
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
  /** The Idempotency-Key, created when the text was written, so that the server counts it once however often it is sent. */
  key: string
  /** Id of the player who wrote it. It is only shown to this player, and only sent with this player's session. */
  player: number
  /** When it was written, ms since the epoch. */
  at: number
  /** When it was first sent, ms since the epoch; null if it was not sent yet. */
  tried: number | null
  /** True if it could not be sent immediately. */
  waited: boolean
  /** Why the server has not accepted it yet, if it will be retried automatically. */
  delayed?: string
  /** Why the server refused it, or why it is not retried automatically; null if neither applies. */
  refused: string | null
  writing: Writing
}

interface Outbox {
  waiting: readonly Waiting[]
  /** The key of the entry that this tab is sending; null if none. */
  sending: string | null
  /** True if the browser stores the list; if false, the list is lost when the page is closed. */
  lasting: boolean
}
export const outboxStore = create<Outbox>(() => ({ waiting: [], sending: null, lasting: true }))
const { getState, setState } = outboxStore

/**
 * How long to wait for the database, in ms. Safari's may never answer if it is the first one opened after loading the page or after Back.
 */
const databaseMs = 5_000

/** Settles like the database's answer; rejects if there is no answer within `databaseMs`. */
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

/** Edits the stored list in one database transaction. */
export async function change(edit: (list: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
  if (!getState().lasting) return setState(({ waiting }) => ({ waiting: edit(waiting) }))
  try {
    let after: readonly Waiting[] = []
    await inTime(update<readonly Waiting[]>(entry, (list = []) => (after = edit(list)), database()))
    setState({ waiting: after, lasting: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTabs?.postMessage(null)
  } catch {
    // There is no database (a private window), it does not answer, or it is full: from now on this page keeps the list in memory.
    setState(({ waiting }) => ({ waiting: edit(waiting), lasting: false }))
  }
}
export const patch = (key: string, changes: Partial<Waiting>) =>
  change((list) => list.map((one) => (one.key === key ? { ...one, ...changes } : one)))

/** Reads the list from the database, because another tab may have changed it. */
export async function read(): Promise<void> {
  if (!getState().lasting) return
  try {
    setState({ waiting: (await inTime(get<readonly Waiting[]>(entry, database()))) ?? [] })
  } catch {
    setState({ lasting: false })
  }
}

/** The current player's outbox entries, in order. */
export function useWaiting(): readonly Waiting[] {
  const id = useSession()?.player.id
  const waiting = outboxStore((state) => state.waiting)
  return useMemo(() => waiting.filter(({ player }) => player === id), [waiting, id])
}

export type WaitingState = 'sending' | 'waiting' | 'refused'

/** State of an outbox entry. An entry that was never tried counts as `sending`, because it is about to be sent. */
export function useWaitingState({ key, refused, waited }: Waiting): WaitingState {
  const sending = outboxStore((state) => state.sending) === key
  if (refused !== null) return 'refused'
  return waited && !sending ? 'waiting' : 'sending'
}

otherTabs?.addEventListener('message', () => void read())
