import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds, in a line each, once what opens or fades has ended: text that is still half transparent has less contrast than it will have. */
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

/** How many px of the page stick out at the side with every text at twice its size, as a browser shows it to who cannot read small letters. */
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

/** How many px of the page stick out at the side. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
