import type { Page } from 'playwright-core'

/** Minimum width and height of everything that a finger presses, px (WCAG 2.5.5). */
const least = 44

/**
 * Controls on the page whose pressable area is smaller than 44 × 44 px, one line each. The area is measured by testing which points react
 * to a press; the visible box may be smaller. If a dialog is open, only its controls are checked. Links within running text are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    // Leaves out elements that are focusable only so that they can be scrolled, and file inputs, because each has a button next to it.
    const pressable =
      'a[href], button, input:not([type="file"]), select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]:not([role="group"], [role="log"])'
    const scope = document.querySelector('.scrim') ?? document
    const inText = (target: Element) => {
      if (!target.matches('a:not(.row-link)') || getComputedStyle(target).display !== 'inline') return false
      const block = target.closest('p, li, dd, td, th, figcaption, label, h1, h2, h3, h4, div')
      const links = [...(block?.querySelectorAll('a') ?? [])].map((link) => link.textContent ?? '').join('')
      return (block?.textContent ?? '').trim().length > links.trim().length + 2
    }
    /** True if a press at this point hits the target or its label. */
    const reacts = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return false
      if (target.contains(hit)) return true
      return target instanceof HTMLInputElement && [...(target.labels ?? [])].some((label) => label.contains(hit))
    }
    /** Number of px, up to `wanted`, over which the target reacts to presses from a point in one direction. */
    const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
      let far = 0
      while (far < wanted && reacts(target, x + dx * (far + 1), y + dy * (far + 1))) far++
      return far
    }
    const sizeAt = (target: Element, x: number, y: number) =>
      reacts(target, x, y)
        ? [
            1 + reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0),
            1 + reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1),
          ]
        : [0, 0]
    const found: string[] = []
    for (const target of scope.querySelectorAll<HTMLElement>(pressable)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inText(target)) continue
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
      const drawn = target.getBoundingClientRect()
      const row = target.matches('.row-link') ? target.closest('tr, li') : null
      const part = row ?? (drawn.width <= 1 && label ? label : target)
      part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height, right } = part.getBoundingClientRect()
      if (right <= 0) continue // the skip link, which is off-screen until it has the focus
      // Tests both ends of a row, because another control may be in its middle or at one of its ends.
      const points = row
        ? [left, right - wanted].map((start) => [start + wanted / 2, top + Math.min(wanted, height) / 2] as const)
        : [[left + width / 2, top + height / 2] as const]
      const sizes = points.map(([x, y]) => sizeAt(target, x, y))
      if (!sizes.some((size) => Math.min(...size) >= wanted))
        found.push(
          `${target.tagName.toLowerCase()}.${target.className} "${(target.ariaLabel ?? target.textContent ?? '').trim().slice(0, 40)}" ${sizes.map((size) => size.join('×')).join(', ')}`,
        )
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return found
  }, least)
}
