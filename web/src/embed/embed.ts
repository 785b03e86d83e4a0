import './embed.css'
import { follow } from './follow'
import { refreshed } from './refresh'
import { tellHeight } from './height'

// Makes a page that another site frames live: the server draws it (server/src/embed), and draws it anew whenever something of it changed.

/** Milliseconds: events that belong together are one change, and a thousand readers do not ask at the same instant. */
const gather = () => 100 + Math.random() * 400

let live = false
let waiting = false
let again = false

/** Shows or hides "En vivo"; `changed`: something has just arrived. */
function showLive(changed = false) {
  const badge = document.querySelector<HTMLElement>('.live')
  if (!badge) return
  badge.hidden = !live
  badge.classList.toggle('pulses', changed)
}

/** Asks for the page as it is now, one request at a time. */
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
