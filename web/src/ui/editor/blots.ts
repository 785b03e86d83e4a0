import { linkProtocols } from '@trinchera/rules/limits'
import { videoOf } from '@trinchera/rules/videos'
import { Parchment } from 'quill/core.js'
import { BlockEmbed } from 'quill/blots/block.js'
import Embed from 'quill/blots/embed.js'
import { ColorAttributor } from 'quill/formats/color.js'
import QuillImage from 'quill/formats/image.js'
import QuillLink from 'quill/formats/link.js'
import { setLegibleColors } from '../rich/legible-colors'

/** A picture in the editor. Only URLs of pictures stored on this site are accepted; any other URL becomes an invalid one. */
export class Picture extends QuillImage {
  static override sanitize = (url: string) => (/^\/uploads\/[\w./-]+$/.test(url) ? url : '//:0')
}

/** A link in the editor. URLs with a protocol that is not allowed are rejected. */
export class SafeLink extends QuillLink {
  static override PROTOCOL_WHITELIST = [...linkProtocols]
}

/** A text or background colour, shown in a variant that is legible in both themes. */
class LegibleColor extends ColorAttributor {
  override add(node: HTMLElement, value: string) {
    const added = super.add(node, value)
    setLegibleColors(node)
    return added
  }
  override remove(node: HTMLElement) {
    super.remove(node)
    setLegibleColors(node)
  }
}
export const textColor = new LegibleColor('color', 'color', { scope: Parchment.Scope.INLINE })
export const background = new LegibleColor('background', 'background-color', { scope: Parchment.Scope.INLINE })

/** A video in the editor, shown by its name instead of a player. In stored HTML the video is an iframe (`stored-html.ts`). */
export class VideoPlaceholder extends BlockEmbed {
  static override blotName = 'video'
  static override className = 'ql-video'
  static override tagName = 'DIV'

  static override create(value: unknown) {
    const node = super.create()
    const video = videoOf(String(value))
    if (!(node instanceof HTMLElement) || !video) return node
    node.dataset.video = video.src
    node.setAttribute('contenteditable', 'false')
    const name = document.createElement('b')
    name.textContent = `Video de ${video.site}`
    const page = document.createElement('span')
    page.textContent = video.page.replace('https://', '')
    node.append(name, page)
    return node
  }

  static override value(node: Element) {
    return videoOf(node.getAttribute('data-video') ?? node.getAttribute('src') ?? '')?.src ?? null
  }
}

/** A formula in the editor. Its TeX source is shown until the library that renders formulas is loaded. */
export class Formula extends Embed {
  static override blotName = 'formula'
  static override className = 'ql-formula'
  static override tagName = 'SPAN'

  static override create(value: unknown) {
    const node = super.create()
    if (!(node instanceof HTMLElement)) return node
    const tex = String(value)
    node.dataset.value = tex
    const drawing = document.createElement('span')
    drawing.textContent = tex
    node.append(drawing)
    void import('../rich/katex').then(
      ({ renderFormula }) => {
        drawing.innerHTML = renderFormula(tex)
      },
      () => undefined,
    )
    return node
  }

  static override value(node: Element) {
    return node.getAttribute('data-value') || null
  }
}

/** Ids of the pictures being uploaded. */
export const activeUploads = new Set<string>()

/** A placeholder for a picture being uploaded. If undo restores it after the upload has ended, it is hidden and not stored. */
export class UploadPlaceholder extends Embed {
  static override blotName = 'uploading'
  static override className = 'ql-upload'
  static override tagName = 'SPAN'

  static override create(value: unknown) {
    const node = super.create()
    if (!(node instanceof HTMLElement)) return node
    node.dataset.upload = String(value)
    const words = document.createElement('span')
    words.textContent = 'Subiendo…'
    node.classList.toggle('gone', !activeUploads.has(String(value)))
    node.append(words)
    return node
  }

  static override value(node: Element) {
    return node.getAttribute('data-upload')
  }
}
