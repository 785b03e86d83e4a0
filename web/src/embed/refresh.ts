/** What the server draws. A network that answers in its place sends another page, which may have an element of that name. */
const contentOf = (page: Document) => page.querySelector<HTMLElement>('#contenido[data-salas]')

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-fila]')]

/** Marks the rows that are not as they were, so that they glow. */
function markChanged(before: ParentNode, now: ParentNode) {
  const texts = new Map(rowsOf(before).map((row) => [row.dataset['fila'], row.textContent]))
  for (const row of rowsOf(now)) if (texts.get(row.dataset['fila']) !== row.textContent) row.className = 'changed'
}

const scriptOf = (page: Document) => page.querySelector('script[src]')?.getAttribute('src')

/** Whether a page is of another build than this one, whose style sheet and script are not for it. */
function isOfAnotherBuild(page: Document): boolean {
  const script = scriptOf(page)
  return script !== undefined && script !== scriptOf(document)
}

/** The focused link by its address: the new page has the same one, maybe elsewhere. */
const focusedAddress = () => document.activeElement?.getAttribute('href')

/** Of what is shown; null: as it came. */
let shownEtag: string | null = null

/** Read in an inert document; its own element is then moved here as nodes. */
const policy = window.trustedTypes?.createPolicy('trinchera-embed', { createHTML: (html: string) => html })

/** Puts the page as the server draws it now in the place of what is shown. False: it reads as before, or there was no answer and what is shown stays. */
export async function refreshed(): Promise<boolean> {
  const shown = contentOf(document)
  try {
    // The site's session is none of this page's: a frame gets nothing that depends on who looks.
    const reply = await fetch(location.href, { credentials: 'omit', cache: 'no-cache' })
    if (!reply.ok && reply.status !== 404) return false
    const html = await reply.text()
    const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
    const now = contentOf(page)
    const etag = reply.headers.get('etag')
    if (!now || !shown || (etag !== null && etag === shownEtag)) return false
    if (isOfAnotherBuild(page)) {
      location.reload()
      return false
    }
    shownEtag = etag
    const changed = now.textContent !== shown.textContent
    markChanged(shown, now)
    const focused = focusedAddress()
    shown.replaceWith(now)
    document.title = page.title
    if (focused) now.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
    return changed
  } catch {
    return false
  }
}
