import { currentSession } from './session'

/** The text that this tab is sending; undefined if none. */
let sending: Promise<unknown> | undefined

/** Runs `send`, which sends one text of the player. Texts are sent one after the other. */
export async function sendOwnText<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = send()
  sending = sent
  try {
    return await sent
  } finally {
    sending = undefined
  }
}

/**
 * Runs `show`, which shows a text that a live event brought. If the player is sending a text, it runs only after the reply: the event may
 * arrive before the reply, and the text would be on the screen twice, as stored and as being sent. `author`: the text's author.
 */
export function showLiveText(author: number | null | undefined, show: () => void): void {
  if (sending && author === currentSession()?.player.id) void sending.then(show, show)
  else show()
}
