import { editorHistory } from '@trinchera/rules/limits'
import Quill, { type Range } from 'quill/core.js'
import { formatsOf, type EditorKind } from './formats'
import { placedHeadings } from '../rich/heading-levels'
import { parseInert, sanitize } from '../rich/prepare'
import { pasteMatchers } from './paste-matchers'
import { createUploads, type SendPicture } from './uploads'

interface EditorOptions {
  kind: EditorKind
  /** HTML of the initial text. */
  html: string
  placeholder?: string
  /** Uploads a picture; if undefined, pictures are refused. */
  send?: SendPicture
  /** Called when something cannot be inserted. `reason`: a message for the writer. */
  onRefused: (reason: string) => void
  /** Called when Ctrl+K is pressed. */
  onLink: () => void
}

/** Cleans the HTML strings that Quill, which lacks support for Trusted Types, puts into the page. Same rules as for HTML that is shown. */
function cleaned(html: string): string {
  const body = parseInert(html)
  sanitize(body)
  return body.innerHTML
}

// The default Trusted Types policy, created only when an editor opens; until then the browser refuses strings as HTML. Pasted HTML is not
// cleaned here, because Quill parses it in an inert document and takes only the allowed formats from it.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html: string, _: string, sink: string) => (sink.startsWith('DOMParser') ? html : cleaned(html)),
})

/** Tab moves the focus out of the text: keyboard users could not leave an editor in which Tab indents. The toolbar can indent. */
const disabledBindings = {
  tab: false,
  indent: false,
  outdent: false,
  'remove tab': false,
  'outdent backspace': true,
  'indent code-block': false,
  'table tab': false,
  'outdent code-block': false,
}

const noPicturesText = 'En los comentarios no van imágenes'

/** Creates a Quill editor inside `container`. */
export function createEditor(
  container: HTMLElement,
  { kind, html, placeholder, send, onRefused, onLink }: EditorOptions,
) {
  // Number of pictures of other sites in the current paste, which are reported in a single message.
  let externalPictures = 0
  function reportExternalPictures() {
    if (externalPictures > 0)
      onRefused(send ? 'Una imagen de otro sitio no se pegó. Descárgala y súbela acá.' : noPicturesText)
    externalPictures = 0
  }
  const hasTables = formatsOf[kind].includes('table')
  const quill: Quill = new Quill(container, {
    formats: formatsOf[kind],
    placeholder,
    modules: {
      // `userOnly`: undo affects only changes by the user. Upload placeholders are inserted by the program.
      history: { delay: editorHistory.mergeMs, maxStack: editorHistory.entries, userOnly: true },
      keyboard: { bindings: { ...disabledBindings, link: { key: 'k', shortKey: true, handler: onLink } } },
      uploader: { handler: (range: Range, files: File[]) => insertPictures(range, files) },
      ...(hasTables ? { table: true } : {}),
      clipboard: {
        matchers: pasteMatchers({
          hasTables,
          onPicture: (file) => uploads?.start(file) ?? null,
          onExternalPicture: () => {
            if (externalPictures++ === 0) queueMicrotask(reportExternalPictures)
          },
        }),
      },
    },
  })
  const uploads = send ? createUploads({ quill, send, onRefused }) : undefined

  function insertPictures(range: Range, files: readonly File[]) {
    if (uploads) uploads.insert(range, files)
    else onRefused(noPicturesText)
  }

  function load(stored: string) {
    quill.setContents(quill.clipboard.convert({ html: stored, text: '' }), 'api')
    quill.history.clear()
  }
  // Tells screen readers the heading levels that the text will have when it is shown. `stored-html.ts` does not store them.
  quill.on(Quill.events.TEXT_CHANGE, () => {
    for (const { heading, level } of placedHeadings(quill.root, 1)) heading.setAttribute('aria-level', String(level))
  })
  // Starts a new undo step, so that a paste or drop is undone separately from the change before.
  for (const event of ['paste', 'drop'])
    quill.root.addEventListener(event, () => quill.history.cutoff(), { capture: true })
  if (html) load(html)
  return { quill, uploads, load }
}
export type Editor = ReturnType<typeof createEditor>
