/**
 * The element that the server rendered. The attribute distinguishes it from an element of the same id in a page that the network sends in
 * the server's place.
 */
const contentOf = (page: Document) => page.querySelector<HTMLElement>('#contenido[data-salas]')

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-fila]')]

/**
 * The text of the page and of each row as the server rendered it. Kept apart from the DOM, because a browser that translates the page
 * changes its text.
 */
const textsOf = (root: ParentNode & Node) => ({
  all: root.textContent,
  rows: new Map(rowsOf(root).map((row) => [row.dataset['fila'], row.textContent])),
})

/** Marks the rows whose text has changed, so that they glow. */
function markChanged(before: ReadonlyMap<string | undefined, string>, now: ParentNode) {
  for (const row of rowsOf(now)) if (before.get(row.dataset['fila']) !== row.textContent) row.className = 'changed'
}

const scriptOf = (page: Document) => page.querySelector('script[src]')?.getAttribute('src')

/** True if a page belongs to another build, whose style sheet and script do not match those loaded here. */
function isOfAnotherBuild(page: Document): boolean {
  const script = scriptOf(page)
  return script !== undefined && script !== scriptOf(document)
}

/** The URL of the focused link. It identifies the same link in the new page, maybe at another place. */
const focusedAddress = () => document.activeElement?.getAttribute('href')

const first = contentOf(document)
let drawn = first && textsOf(first)

/** ETag of the page that is shown; null for the page as it was first loaded. */
let shownEtag: string | null = null

/** Trusted Types policy for HTML that is parsed in an inert document. Only its content element is then moved into this page. */
const policy = window.trustedTypes?.createPolicy('trinchera-embed', { createHTML: (html: string) => html })

/**
 * Fetches the page from the server and replaces the shown content. Returns false if the text is the same or if there was no usable answer,
 * in which case the shown content stays.
 */
export async function refreshed(): Promise<boolean> {
  const shown = contentOf(document)
  try {
    // Without the site's cookies: a frame must not show anything that depends on the viewer.
    const reply = await fetch(location.href, { credentials: 'omit', cache: 'no-cache' })
    if (!reply.ok && reply.status !== 404) return false
    const html = await reply.text()
    const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
    const now = contentOf(page)
    const etag = reply.headers.get('etag')
    if (!now || !shown || !drawn || (etag !== null && etag === shownEtag)) return false
    if (isOfAnotherBuild(page)) {
      location.reload()
      return false
    }
    shownEtag = etag
    const texts = textsOf(now)
    const changed = texts.all !== drawn.all
    markChanged(drawn.rows, now)
    drawn = texts
    const focused = focusedAddress()
    shown.replaceWith(now)
    document.title = page.title
    if (focused) now.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
    return changed
  } catch {
    return false
  }
}
