import { editorHistory } from '@trinchera/rules/limits'
import Quill, { type Range } from 'quill/core.js'
import { formatsOf, type EditorKind } from './formats'
import { matchers } from './pasting'
import { uploadsOf, type SendPicture } from './uploads'

interface EditorOptions {
  kind: EditorKind
  /** Stored HTML to begin with. */
  html: string
  placeholder?: string
  /** Without it no picture is taken. */
  send?: SendPicture
  /** Something was not put in, and why. */
  onRefused: (reason: string) => void
  /** The writer wants a link by keys. */
  onLink: () => void
}

/** Tab leaves the text, as it does any field: nobody who writes by keys is held in it. Depth has its buttons. */
const noBinding = {
  tab: false,
  indent: false,
  outdent: false,
  'remove tab': false,
  'outdent backspace': true,
  'indent code-block': false,
  'outdent code-block': false,
}

const noPictures = 'En los comentarios no van imágenes'

export function makeEditor(
  container: HTMLElement,
  { kind, html, placeholder, send, onRefused, onLink }: EditorOptions,
) {
  let foreign = 0
  function tellForeign() {
    if (foreign > 0) onRefused(send ? 'Una imagen de otro sitio no se pegó. Descárgala y súbela acá.' : noPictures)
    foreign = 0
  }
  const quill: Quill = new Quill(container, {
    formats: formatsOf[kind],
    placeholder,
    modules: {
      // What only shows how far an upload is must not be undone: only what the writer does counts.
      history: { delay: editorHistory.mergeMs, maxStack: editorHistory.entries, userOnly: true },
      keyboard: { bindings: { ...noBinding, link: { key: 'k', shortKey: true, handler: onLink } } },
      uploader: { handler: (range: Range, files: File[]) => take(range, files) },
      clipboard: {
        matchers: matchers({
          onPicture: (file) => uploads?.begin(file) ?? null,
          onForeign: () => {
            if (foreign++ === 0) queueMicrotask(tellForeign)
          },
        }),
      },
    },
  })
  const uploads = send ? uploadsOf({ quill, send, onRefused }) : undefined

  function take(range: Range, files: readonly File[]) {
    if (uploads) uploads.insert(range, files)
    else onRefused(noPictures)
  }

  function load(stored: string) {
    quill.setContents(quill.clipboard.convert({ html: stored, text: '' }), 'api')
    quill.history.clear()
  }
  if (html) load(html)
  return { quill, uploads, load }
}
export type Editor = ReturnType<typeof makeEditor>
