import type { BodyInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { lazily } from '@trinchera/rules/lazily'
import { createStore, get, update } from 'idb-keyval'
import { useMemo } from 'react'
import { create } from 'zustand'
import { useSession } from './session'

/** What is sent from here. A report has its form's fields too, to be edited again, and its pictures, which follow it. */
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
  /** Its Idempotency-Key, made when it was written: however often it is sent, it counts once. */
  key: string
  /** Who wrote it: it is shown to nobody else, and sent for nobody else. */
  player: number
  /** When it was written, ms since the epoch. */
  at: number
  /** When it was first sent, ms since the epoch; null: not yet. */
  tried: number | null
  /** It could not be sent at once. */
  waited: boolean
  /** Why the server did not take it yet, where it will be sent again by itself. */
  delayed?: string
  /** Why the server refused it, or why it is not sent again by itself. */
  refused: string | null
  writing: Writing
}

interface Outbox {
  waiting: readonly Waiting[]
  /** The key of what is being sent by this tab. */
  sending: string | null
  /** Whether the browser stores it; otherwise it lasts as long as the page. */
  lasting: boolean
}
export const outboxStore = create<Outbox>(() => ({ waiting: [], sending: null, lasting: true }))
const { getState, setState } = outboxStore

/** Milliseconds that the database has to answer. Safari's may never do so: the first one opened with a page, or after Back. */
const databaseMs = 5_000

/** Settles as the database's answer; rejects where it gives none in time. */
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

/** Edits the stored list, in one transaction of the database. */
export async function change(edit: (list: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
  if (!getState().lasting) return setState(({ waiting }) => ({ waiting: edit(waiting) }))
  try {
    let after: readonly Waiting[] = []
    await inTime(update<readonly Waiting[]>(entry, (list = []) => (after = edit(list)), database()))
    setState({ waiting: after, lasting: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTabs?.postMessage(null)
  } catch {
    // No database (a private window), none that answers, or no space in it: from now on the list is this page's.
    setState(({ waiting }) => ({ waiting: edit(waiting), lasting: false }))
  }
}
export const patch = (key: string, changes: Partial<Waiting>) =>
  change((list) => list.map((one) => (one.key === key ? { ...one, ...changes } : one)))

/** Shows what the database holds: another tab may have changed it. */
export async function read(): Promise<void> {
  if (!getState().lasting) return
  try {
    setState({ waiting: (await inTime(get<readonly Waiting[]>(entry, database()))) ?? [] })
  } catch {
    setState({ lasting: false })
  }
}

/** What this player has waiting, in order. */
export function useWaiting(): readonly Waiting[] {
  const id = useSession()?.player.id
  const waiting = outboxStore((state) => state.waiting)
  return useMemo(() => waiting.filter(({ player }) => player === id), [waiting, id])
}

export type WaitingState = 'sending' | 'waiting' | 'refused'

/** What becomes of something written: one that was never tried is about to be sent. */
export function useWaitingState({ key, refused, waited }: Waiting): WaitingState {
  const sending = outboxStore((state) => state.sending) === key
  if (refused !== null) return 'refused'
  return waited && !sending ? 'waiting' : 'sending'
}

otherTabs?.addEventListener('message', () => void read())
