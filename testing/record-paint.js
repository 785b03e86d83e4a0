// Runs in the browser before the page's own scripts and records paints and layout shifts in `window.paint` (`Paint` of paint.ts).
{
  const name = (node) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'removed'
  }
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  const paint = { shifts: [], fcp: 0, lcp: 0, largest: '' }
  window.paint = paint

  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true })
  observe('layout-shift', ({ value, sources, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${name(node)} ${box(previousRect)} → ${box(currentRect)}`,
    )
    paint.shifts.push({ value, at: startTime, moved })
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime
  })
  observe('largest-contentful-paint', ({ startTime, element, size }) => {
    paint.lcp = startTime
    paint.largest = `${name(element)} ${size} px²: ${(element?.textContent ?? '').slice(0, 40)}`
  })
}
