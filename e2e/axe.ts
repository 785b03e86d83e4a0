import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * The accessibility violations that axe finds on the page, one line each. Waits first until animations have ended, because text that is
 * fading in has too little contrast.
 */
export async function findings(page: Page) {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'heading-order': { enabled: true } } })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}

/** Number of px by which the page overflows sideways when all text has twice its size, as for readers who enlarge their browser's text. */
export const sticksOutEnlarged = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap((element) => {
      if (!element.style) return []
      const { fontSize, lineHeight } = getComputedStyle(element)
      return { element, before: element.getAttribute('style'), fontSize, lineHeight }
    })
    const twice = (length: string) => `${2 * Number.parseFloat(length)}px`
    for (const { element, fontSize, lineHeight } of texts) {
      element.style.fontSize = twice(fontSize)
      if (lineHeight.endsWith('px')) element.style.lineHeight = twice(lineHeight)
    }
    const out = document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (const { element, before } of texts) {
      if (before === null) element.removeAttribute('style')
      else element.setAttribute('style', before)
    }
    return out
  })

/** Number of px by which the page overflows sideways. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
