import './embed.css'
import { follow } from './follow'
import { refreshed } from './refresh'
import { tellHeight } from './height'

// Keeps a page embedded in another site current. The server renders the page (server/src/embed); this script fetches the page again
// whenever something on it changes.

/** Delay before a refresh, in ms, so that several events cause only one. Random, so that not all readers send requests at once. */
const gather = () => 100 + Math.random() * 400

let live = false
let waiting = false
let again = false

/** Shows or hides the badge "En vivo". If `changed`, the badge also pulses, because the page has just changed. */
function showLive(changed = false) {
  const badge = document.querySelector<HTMLElement>('.live')
  if (!badge) return
  badge.hidden = !live
  badge.classList.toggle('pulses', changed)
}

/** Fetches the page and shows it. Sends only one request at a time. */
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
