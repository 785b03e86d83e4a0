import { linkProtocols } from '@trinchera/rules/limits'
import { videoOf } from '@trinchera/rules/videos'
import { Parchment } from 'quill/core.js'
import { BlockEmbed } from 'quill/blots/block.js'
import Embed from 'quill/blots/embed.js'
import { ColorAttributor } from 'quill/formats/color.js'
import QuillImage from 'quill/formats/image.js'
import QuillLink from 'quill/formats/link.js'
import { ink } from '../rich/ink'

/** A picture kept on this site; any other address is none. */
export class Picture extends QuillImage {
  static override sanitize = (url: string) => (/^\/uploads\/[\w./-]+$/.test(url) ? url : '//:0')
}

export class SafeLink extends QuillLink {
  static override PROTOCOL_WHITELIST = [...linkProtocols]
}

/** A colour of the text or behind it, told in both themes (`rich/ink.ts`). */
class InkColor extends ColorAttributor {
  override add(node: HTMLElement, value: string) {
    const added = super.add(node, value)
    ink(node)
    return added
  }
  override remove(node: HTMLElement) {
    super.remove(node)
    ink(node)
  }
}
export const textColor = new InkColor('color', 'color', { scope: Parchment.Scope.INLINE })
export const background = new InkColor('background', 'background-color', { scope: Parchment.Scope.INLINE })

/** A video as the editor shows it: its name, no player. Kept as a frame, read from one. */
export class VideoStill extends BlockEmbed {
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

/** A formula, drawn once the library for it is here; until then its source is shown. */
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
      ({ drawFormula }) => {
        drawing.innerHTML = drawFormula(tex)
      },
      () => undefined,
    )
    return node
  }

  static override value(node: Element) {
    return node.getAttribute('data-value') || null
  }
}

/** The pictures that are on their way at this moment. */
export const underWay = new Set<string>()

/** Where a picture will stand once it has arrived. One that undoing brings back after that shows nothing, and is not kept. */
export class Uploading extends Embed {
  static override blotName = 'uploading'
  static override className = 'ql-upload'
  static override tagName = 'SPAN'

  static override create(value: unknown) {
    const node = super.create()
    if (!(node instanceof HTMLElement)) return node
    node.dataset.upload = String(value)
    const words = document.createElement('span')
    words.textContent = 'Subiendo…'
    node.classList.toggle('gone', !underWay.has(String(value)))
    node.append(words)
    return node
  }

  static override value(node: Element) {
    return node.getAttribute('data-upload')
  }
}
