import { siteToasts } from '@trinchera/rules/limits'
import { create } from 'zustand'

export type ToastKind = 'default' | 'success' | 'warning' | 'error' | 'info'
export type ToastState = 'entering' | 'entered' | 'exiting'

/** A link in a toast. */
export interface ToastLink {
  to: string
  label: string
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  state: ToastState
  link?: ToastLink
}

/** `limit`: maximum number of visible toasts. `stay`, `enter`, `exit`: duration of each phase, ms (docs/behaviour/screens.md#Toasts). */
export interface ToastRules {
  readonly limit: number
  readonly stay: number
  readonly enter: number
  readonly exit: number
}

interface Toasts {
  shown: Toast[]
  waiting: Toast[]
}

export const toastStore = create<Toasts>(() => ({ shown: [], waiting: [] }))

let rules: ToastRules = siteToasts
let nextId = 1
let paused = false
/** By toast id: the time left until the toast disappears (ms), when its timer was started, and the timer. */
const timers = new Map<number, { left: number; started: number; handle?: ReturnType<typeof setTimeout> }>()

function setState(id: number, state: ToastState) {
  toastStore.setState(({ shown }) => ({ shown: shown.map((item) => (item.id === id ? { ...item, state } : item)) }))
}

function startTimer(id: number) {
  const timer = timers.get(id)
  if (!timer || paused) return
  timer.started = performance.now()
  timer.handle = setTimeout(() => dismissToast(id), timer.left)
}

/** Shows queued toasts up to the limit. */
function showWaiting() {
  const { shown, waiting } = toastStore.getState()
  const [next, ...rest] = waiting
  if (!next || shown.length >= rules.limit) return
  toastStore.setState({ shown: [...shown, next], waiting: rest })
  timers.set(next.id, { left: rules.stay, started: 0 })
  startTimer(next.id)
  setTimeout(() => {
    if (toastStore.getState().shown.some((item) => item.id === next.id && item.state === 'entering'))
      setState(next.id, 'entered')
  }, rules.enter)
  showWaiting()
}

function show(kind: ToastKind, text: string, link?: ToastLink): number {
  const id = nextId++
  toastStore.setState(({ waiting }) => ({ waiting: [...waiting, { id, kind, text, state: 'entering', link }] }))
  showWaiting()
  return id
}

/** Replaces the text of a toast and restarts its timer. Returns false, without a change, if the toast is no longer shown or queued. */
export function updateToast(id: number, text: string): boolean {
  const { shown, waiting } = toastStore.getState()
  if (![...shown, ...waiting].some((item) => item.id === id && item.state !== 'exiting')) return false
  const replace = (item: Toast) => (item.id === id ? { ...item, text } : item)
  toastStore.setState({ shown: shown.map(replace), waiting: waiting.map(replace) })
  const timer = timers.get(id)
  if (timer) {
    clearTimeout(timer.handle)
    timer.left = rules.stay
    startTimer(id)
  }
  return true
}

/** Starts the exit animation of a toast. The toast is removed when the animation ends. */
export function dismissToast(id: number) {
  const timer = timers.get(id)
  if (!timer) return
  clearTimeout(timer.handle)
  timers.delete(id)
  setState(id, 'exiting')
  setTimeout(() => {
    toastStore.setState(({ shown }) => ({ shown: shown.filter((item) => item.id !== id) }))
    showWaiting()
  }, rules.exit)
}

/** Pauses or resumes the timers of all toasts. Paused while somebody reads a toast: pointer over it, or focus inside. */
export function pauseToasts(pause: boolean) {
  if (paused === pause) return
  paused = pause
  for (const [id, timer] of timers) {
    if (!pause) startTimer(id)
    else {
      clearTimeout(timer.handle)
      timer.left = Math.max(0, timer.left - (performance.now() - timer.started))
    }
  }
}

/** Sets the limit and durations of toasts. The staff panel uses other values than the rest of the site. */
export function setToastRules(wanted: ToastRules) {
  rules = wanted
  showWaiting()
}

/**
 * Shows a toast, or queues it if the limit of visible toasts is reached. Radix Toast is not used: it has no limit or queue, takes Escape
 * from an open dialog, and adds a tab stop for each toast.
 */
export const toast = Object.assign((text: string) => show('default', text), {
  success: (text: string, link?: ToastLink) => show('success', text, link),
  warning: (text: string) => show('warning', text),
  error: (text: string, link?: ToastLink) => show('error', text, link),
  info: (text: string) => show('info', text),
})
