import Quill, { Delta, type Range } from 'quill/core.js'
import { messageOf } from '../../../lib/api'
import { announce } from '../../../ui/state/announce'
import { underWay } from './blots'
import { PictureRefused, readyPicture } from './pictures'

/** Sends a picture and gives its address here. */
export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<string>

interface Sending {
  quill: Quill
  send: SendPicture
  /** Tells the writer why a picture is not there. */
  onRefused: (reason: string) => void
}

let marks = 0

/** Pictures on their way into one text: each shows where it will stand and how much of it has gone out. */
export function uploadsOf({ quill, send, onRefused }: Sending) {
  const own = new Set<string>()
  const placeOf = (mark: string) => quill.root.querySelector<HTMLElement>(`.ql-upload[data-upload="${mark}"]`)

  /** Takes the mark out; where it stood, or nothing when the writer deleted it meanwhile. */
  function takeOut(mark: string): number | undefined {
    const node = placeOf(mark)
    const blot = node && Quill.find(node)
    if (!blot || blot instanceof Quill) return undefined
    const index = quill.getIndex(blot)
    quill.deleteText(index, 1, 'api')
    return index
  }

  function say(mark: string, share: number) {
    const words = placeOf(mark)?.querySelector('span > span')
    if (words) words.textContent = share < 1 ? `Subiendo… ${Math.round(share * 100)}%` : 'Guardando…'
  }

  async function carry(mark: string, file: File) {
    try {
      const ready = await readyPicture(file)
      const image = await send(ready, (share) => say(mark, share))
      const index = takeOut(mark)
      if (index === undefined) return
      quill.updateContents(new Delta().retain(index).insert({ image }), 'user')
      announce('Imagen puesta en el texto')
    } catch (error) {
      takeOut(mark)
      onRefused(
        error instanceof PictureRefused ? error.message : messageOf(error, 'La imagen no llegó. Intenta de nuevo.'),
      )
    } finally {
      underWay.delete(mark)
      own.delete(mark)
    }
  }

  /** A mark for a picture that begins to travel as soon as it stands in the text. */
  function begin(file: File): string {
    const mark = String(++marks)
    underWay.add(mark)
    own.add(mark)
    queueMicrotask(() => void carry(mark, file))
    return mark
  }

  return {
    begin,
    /** Puts pictures at a place of the text, in their order. */
    insert({ index, length }: Range, files: readonly File[]) {
      if (length > 0) quill.deleteText(index, length, 'user')
      const mark = files.map(begin)
      quill.updateContents(
        mark.reduce((delta, uploading) => delta.insert({ uploading }), new Delta().retain(index)),
        'api',
      )
      quill.setSelection(index + mark.length, 0, 'silent')
    },
    /** Whether some are still on their way. */
    busy: () => own.size > 0,
  }
}
export type Uploads = ReturnType<typeof uploadsOf>
