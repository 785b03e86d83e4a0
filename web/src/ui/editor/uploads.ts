import Quill, { Delta, type Range } from 'quill/core.js'
import { messageOf } from '../../lib/api'
import { PictureRefused, preparePicture } from '../../lib/prepare-picture'
import { announce } from '../state/announce'
import { activeUploads } from './blots'

/** Uploads a picture and resolves with its URL on this site. `onProgress` gets the uploaded share, 0 to 1. */
export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<string>

interface UploadOptions {
  quill: Quill
  send: SendPicture
  /** Called when a picture is not inserted. `reason`: a message for the writer. */
  onRefused: (reason: string) => void
}

let lastId = 0

/** The picture uploads of one editor. A placeholder in the text shows the progress of each upload. */
export function createUploads({ quill, send, onRefused }: UploadOptions) {
  const own = new Set<string>()
  const findPlaceholder = (id: string) => quill.root.querySelector<HTMLElement>(`.ql-upload[data-upload="${id}"]`)

  /** Removes a placeholder from the text and returns its index; undefined if the writer has already deleted it. */
  function removePlaceholder(id: string): number | undefined {
    const node = findPlaceholder(id)
    const blot = node && Quill.find(node)
    if (!blot || blot instanceof Quill) return undefined
    const index = quill.getIndex(blot)
    quill.deleteText(index, 1, 'api')
    return index
  }

  function showProgress(id: string, share: number) {
    const words = findPlaceholder(id)?.querySelector('span > span')
    if (words) words.textContent = share < 1 ? `Subiendo… ${Math.round(share * 100)}%` : 'Guardando…'
  }

  async function upload(id: string, file: File) {
    try {
      const ready = await preparePicture(file)
      const image = await send(ready, (share) => showProgress(id, share))
      const index = removePlaceholder(id)
      if (index === undefined) return
      quill.updateContents(new Delta().retain(index).insert({ image }), 'user')
      announce('Imagen puesta en el texto')
    } catch (error) {
      removePlaceholder(id)
      onRefused(
        error instanceof PictureRefused ? error.message : messageOf(error, 'La imagen no llegó. Intenta de nuevo.'),
      )
    } finally {
      activeUploads.delete(id)
      own.delete(id)
    }
  }

  /** Starts an upload and returns the id of its placeholder. The caller must insert the placeholder immediately. */
  function start(file: File): string {
    const id = String(++lastId)
    activeUploads.add(id)
    own.add(id)
    queueMicrotask(() => void upload(id, file))
    return id
  }

  return {
    start,
    /** Replaces a range of the text by pictures, in their order. */
    insert({ index, length }: Range, files: readonly File[]) {
      if (length > 0) quill.deleteText(index, length, 'user')
      const ids = files.map(start)
      quill.updateContents(
        ids.reduce((delta, uploading) => delta.insert({ uploading }), new Delta().retain(index)),
        'api',
      )
      quill.setSelection(index + ids.length, 0, 'silent')
    },
    /** True while any upload is in progress. */
    busy: () => own.size > 0,
  }
}
