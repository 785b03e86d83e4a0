import { siteToasts } from '@trinchera/rules/limits'
import { create } from 'zustand'

export type ToastKind = 'default' | 'success' | 'warning' | 'error' | 'info'
export type ToastState = 'entering' | 'entered' | 'exiting'

/** Where a toast leads: what it tells of has a page. */
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

/** How many show at once, for how long, and how long they take to come and go, in ms (docs/behaviour.md#Toasts). */
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
/** What is left of each toast's time on the screen, and the timer that counts it down. */
const clocks = new Map<number, { left: number; started: number; timer?: ReturnType<typeof setTimeout> }>()

function setState(id: number, state: ToastState) {
  toastStore.setState(({ shown }) => ({ shown: shown.map((item) => (item.id === id ? { ...item, state } : item)) }))
}

function run(id: number) {
  const clock = clocks.get(id)
  if (!clock || paused) return
  clock.started = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}

/** Lets those that wait come in while there is room. */
function fill() {
  const { shown, waiting } = toastStore.getState()
  const [next, ...rest] = waiting
  if (!next || shown.length >= rules.limit) return
  toastStore.setState({ shown: [...shown, next], waiting: rest })
  clocks.set(next.id, { left: rules.stay, started: 0 })
  run(next.id)
  setTimeout(() => {
    if (toastStore.getState().shown.some((item) => item.id === next.id && item.state === 'entering'))
      setState(next.id, 'entered')
  }, rules.enter)
  fill()
}

function show(kind: ToastKind, text: string, link?: ToastLink): number {
  const id = nextId++
  toastStore.setState(({ waiting }) => ({ waiting: [...waiting, { id, kind, text, state: 'entering', link }] }))
  fill()
  return id
}

/** Sends one away; it is removed once it has gone out of sight. */
export function dismissToast(id: number) {
  const clock = clocks.get(id)
  if (!clock) return
  clearTimeout(clock.timer)
  clocks.delete(id)
  setState(id, 'exiting')
  setTimeout(() => {
    toastStore.setState(({ shown }) => ({ shown: shown.filter((item) => item.id !== id) }))
    fill()
  }, rules.exit)
}

/** While someone reads (pointer over, focus inside) no time passes. */
export function pauseToasts(pause: boolean) {
  if (paused === pause) return
  paused = pause
  for (const [id, clock] of clocks) {
    if (!pause) run(id)
    else {
      clearTimeout(clock.timer)
      clock.left = Math.max(0, clock.left - (Date.now() - clock.started))
    }
  }
}

export function setToastRules(wanted: ToastRules) {
  rules = wanted
  fill()
}

export const toast = Object.assign((text: string) => show('default', text), {
  success: (text: string, link?: ToastLink) => show('success', text, link),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
})
