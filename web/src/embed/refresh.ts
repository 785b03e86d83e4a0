/** The element with the content that the server rendered; null on pages that are not the site's, such as a Wi-Fi login page. */
const contentOf = (page: Document) => page.querySelector<HTMLElement>('#contenido[data-salas]')

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-fila]')]

/** The text of the page and of each row as rendered by the server, because a browser that translates the page changes the DOM's text. */
const textsOf = (root: ParentNode & Node) => ({
  all: root.textContent,
  rows: new Map(rowsOf(root).map((row) => [row.dataset['fila'], row.textContent])),
})

/** Highlights the rows whose text has changed. */
function markChanged(before: ReadonlyMap<string | undefined, string>, now: ParentNode) {
  for (const row of rowsOf(now)) if (before.get(row.dataset['fila']) !== row.textContent) row.className = 'changed'
}

const scriptOf = (page: Document) => page.querySelector('script[src]')?.getAttribute('src')

/** True if a fetched page is from another build of the site, so that its style sheet and script differ from the loaded ones. */
function isOfAnotherBuild(page: Document): boolean {
  const script = scriptOf(page)
  return script !== undefined && script !== scriptOf(document)
}

/** URL of the focused link; null if no link has the focus. Used to focus the same link in the new page, where its row may have moved. */
const focusedAddress = () => document.activeElement?.getAttribute('href')

const first = contentOf(document)
let drawn = first && textsOf(first)

/** ETag of the last fetched page that was shown; null before the first refresh. */
let shownEtag: string | null = null

/** Trusted Types policy for HTML that is only parsed into a separate, inert document, from which the content element is taken. */
const policy = window.trustedTypes?.createPolicy('trinchera-embed', { createHTML: (html: string) => html })

/** Fetches the page and replaces the shown content. Returns false, without a change, if the text is the same or the request failed. */
export async function refreshed(): Promise<boolean> {
  const shown = contentOf(document)
  try {
    // Sends no cookies, because an embedded page must not show anything that depends on its viewer.
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
