import './embed.css'
import { follow } from './follow'
import { refreshed } from './refresh'
import { tellHeight } from './height'

// Keeps a page that another site shows in a frame current: the server renders it (server/src/embed), and this fetches it again whenever
// something on it changes.

/**
 * Delay before a refresh, ms. It collects events that belong together, and is random so that a thousand readers do not ask at the same
 * instant.
 */
const gather = () => 100 + Math.random() * 400

let live = false
let waiting = false
let again = false

/** Shows or hides the badge "En vivo". `changed`: the page has just changed, so the badge pulses. */
function showLive(changed = false) {
  const badge = document.querySelector<HTMLElement>('.live')
  if (!badge) return
  badge.hidden = !live
  badge.classList.toggle('pulses', changed)
}

/** Fetches the current page and shows it, one request at a time. */
async function refresh() {
  if (waiting) {
    again = true
    return
  }
  waiting = true
  await new Promise((resolve) => setTimeout(resolve, gather()))
  again = false
  const changed = await refreshed()
  waiting = false
  showLive(changed)
  if (again) void refresh()
}

tellHeight()
follow((document.getElementById('contenido')?.dataset['salas'] ?? '').split(' '), {
  onLive(now) {
    live = now
    showLive()
  },
  onChange: () => void refresh(),
})
