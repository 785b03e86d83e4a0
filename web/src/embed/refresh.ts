/** What the server draws. A network that answers in its place sends another page, which may have an element of that name. */
const contentOf = (page: Document) => page.querySelector<HTMLElement>('#contenido[data-salas]')

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-fila]')]

/** The text of the page and of each of its rows, as the server drew it: a browser that translates the page changes what is shown. */
const textsOf = (root: ParentNode & Node) => ({
  all: root.textContent,
  rows: new Map(rowsOf(root).map((row) => [row.dataset['fila'], row.textContent])),
})

/** Marks the rows that are not as they were, so that they glow. */
function markChanged(before: ReadonlyMap<string | undefined, string>, now: ParentNode) {
  for (const row of rowsOf(now)) if (before.get(row.dataset['fila']) !== row.textContent) row.className = 'changed'
}

const scriptOf = (page: Document) => page.querySelector('script[src]')?.getAttribute('src')

/** Whether a page is of another build than this one, whose style sheet and script are not for it. */
function isOfAnotherBuild(page: Document): boolean {
  const script = scriptOf(page)
  return script !== undefined && script !== scriptOf(document)
}

/** The focused link by its address: the new page has the same one, maybe elsewhere. */
const focusedAddress = () => document.activeElement?.getAttribute('href')

const first = contentOf(document)
let drawn = first && textsOf(first)

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
