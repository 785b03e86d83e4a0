import { editorHistory } from '@trinchera/rules/limits'
import Quill, { type Range } from 'quill/core.js'
import { formatsOf, type EditorKind } from './formats'
import { placedHeadings } from '../rich/heading-levels'
import { parseInert, sanitize } from '../rich/prepare'
import { pasteMatchers } from './paste-matchers'
import { createUploads, type SendPicture } from './uploads'

interface EditorOptions {
  kind: EditorKind
  /** Stored HTML to start from. */
  html: string
  placeholder?: string
  /** Uploads a picture; if undefined, pictures are refused. */
  send?: SendPicture
  /** Called with the reason when something could not be inserted. */
  onRefused: (reason: string) => void
  /** Called when Ctrl+K is pressed. */
  onLink: () => void
}

/**
 * Cleans HTML that Quill, which does not support Trusted Types, puts into an element, in the same way as the site cleans HTML that it
 * shows.
 */
function cleaned(html: string): string {
  const body = parseInert(html)
  sanitize(body)
  return body.innerHTML
}

// Default Trusted Types policy, created only when an editor opens; before that the browser refuses strings as HTML. What is pasted is not
// cleaned here, because Quill parses it in an inert document and only takes the allowed formats from it.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html: string, _: string, sink: string) => (sink.startsWith('DOMParser') ? html : cleaned(html)),
})

/**
 * Tab moves the focus out of the text: if it indented, keyboard users could not leave the editor. The toolbar has buttons for indentation.
 */
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

/** Creates a Quill editor in an element. */
export function createEditor(
  container: HTMLElement,
  { kind, html, placeholder, send, onRefused, onLink }: EditorOptions,
) {
  // One message per paste, even if it contains many pictures of other sites.
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
      // `userOnly`: undo must not touch upload placeholders, which are inserted by the program.
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
  // Sets heading levels below the screen's own heading for screen readers, as readers will hear them; `stored-html.ts` does not store the
  // levels.
  quill.on(Quill.events.TEXT_CHANGE, () => {
    for (const { heading, level } of placedHeadings(quill.root, 1)) heading.setAttribute('aria-level', String(level))
  })
  // A paste or drop is a separate undo step, even if it directly follows another change.
  for (const event of ['paste', 'drop'])
    quill.root.addEventListener(event, () => quill.history.cutoff(), { capture: true })
  if (html) load(html)
  return { quill, uploads, load }
}
export type Editor = ReturnType<typeof createEditor>
