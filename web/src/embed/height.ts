import type { EmbedHeightMessage } from '@trinchera/contract/embeds'

/** The height of the visible content, without the empty space above the footer in a taller frame. */
function shownHeight(): number {
  const main = document.querySelector('main')
  const foot = document.querySelector('footer')
  const parts = [...(main?.children ?? []), ...(foot ? [foot] : [])]
  return parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
}

/** Tells the embedding page how tall the frame should be. Any site may receive this, because the height is no secret. */
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
  // observes the page, and also its parts because `refreshed` replaces them
  new ResizeObserver(tell).observe(document.body)
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
  tell()
}
