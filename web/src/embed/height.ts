import type { EmbedHeightMessage } from '@trinchera/contract/embeds'

/** Height of the visible content, without the empty space above the footer in a frame that is too high. */
function shownHeight(): number {
  const main = document.querySelector('main')
  const foot = document.querySelector('footer')
  const parts = [...(main?.children ?? []), ...(foot ? [foot] : [])]
  return parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
}

/** Sends the page's height to the embedding page after each change. Any site may receive the height, because it is no secret. */
export function tellHeight() {
  if (parent === window) return
  let told = 0
  const tell = () => {
    const alto = Math.ceil(shownHeight())
    if (alto === told) return
    told = alto
    const message: EmbedHeightMessage = { trinchera: 'alto', alto }
    parent.postMessage(message, '*')
  }
  // observes the page's size, and its elements, because `refreshed` replaces them
  new ResizeObserver(tell).observe(document.body)
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
  tell()
}
