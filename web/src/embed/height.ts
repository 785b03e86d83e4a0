import type { EmbedHeightMessage } from '@trinchera/contract/embeds'

/** The height of what is shown, without the space that a taller frame leaves above the foot. */
function shownHeight(): number {
  const main = document.querySelector('main')
  const foot = document.querySelector('footer')
  const parts = [...(main?.children ?? []), ...(foot ? [foot] : [])]
  return parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
}

/** Tells the page around this one, whoever it is, how tall the frame should be: nothing of it is secret. */
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
  // the page, and its parts when they are replaced (`refreshed`)
  new ResizeObserver(tell).observe(document.body)
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
  tell()
}
