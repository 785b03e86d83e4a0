import { videoOf } from '@trinchera/rules/videos'
import { Delta } from 'quill/core.js'
import { addressOf } from '../address'
import { fileOfData } from './pictures'
import { mayLink } from './link'

type Matcher = [selector: string, match: (node: Node, delta: Delta) => Delta]

interface Pasted {
  /** A picture that came inside the HTML: the mark to stand where it will; null where none may. */
  onPicture: (file: File) => string | null
  /** A picture of another site, which cannot be fetched from here. */
  onForeign: () => void
}

const plain = (delta: Delta, format: string) =>
  delta.reduce(
    (without, { insert, attributes: { [format]: _gone, ...kept } = {} }) =>
      insert ? without.insert(insert, kept) : without,
    new Delta(),
  )

/** How HTML that comes in is read, from the clipboard and from what is stored: beyond what the formats know by themselves. */
export const matchers = ({ onPicture, onForeign }: Pasted): Matcher[] => [
  [
    'a',
    (node, delta) =>
      node instanceof Element && mayLink(node.getAttribute('href') ?? '', location.href) ? delta : plain(delta, 'link'),
  ],
  [
    'img',
    (node, delta) => {
      if (!(node instanceof Element)) return new Delta()
      const src = node.getAttribute('src') ?? ''
      const own = addressOf(src, location.href)
      if (own?.origin === location.origin && own.pathname.startsWith('/uploads/')) {
        return delta.reduce(
          (read, { insert, attributes }) =>
            insert ? read.insert(typeof insert === 'object' ? { image: own.pathname } : insert, attributes) : read,
          new Delta(),
        )
      }
      const file = src.startsWith('data:') ? fileOfData(src) : null
      const mark = file && onPicture(file)
      if (mark) return new Delta().insert({ uploading: mark })
      onForeign()
      return new Delta()
    },
  ],
  [
    'iframe',
    (node) => {
      const video = node instanceof Element ? videoOf(node.getAttribute('src') ?? '') : null
      return video ? new Delta().insert({ video: video.src }) : new Delta()
    },
  ],
  ['.ql-upload', () => new Delta()],
]
