import { videoOf } from '@trinchera/rules/videos'
import { Delta } from 'quill/core.js'
import { parseUrl } from '../../lib/parse-url'
import { isAllowedLink } from './link'
import { tableMatchers } from './table-matchers'

/** The file that a `data:` URL contains; null if the URL is malformed or the file is empty. */
function parseDataUrl(address: string): File | null {
  const [, type = '', base64, data = ''] = /^data:([\w/+.-]*)(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(address) ?? []
  try {
    const text = base64 ? atob(data) : decodeURIComponent(data)
    return text ? new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], '', { type }) : null
  } catch {
    return null
  }
}

type Matcher = [selector: string, match: (node: Node, delta: Delta) => Delta]

interface PasteHandlers {
  /** True if the text may have tables. If not, each row of a table becomes a line with separators between its cells. */
  hasTables: boolean
  /** Called for a picture that the HTML contains as data. Returns the id of its upload placeholder, or null if pictures are refused. */
  onPicture: (file: File) => string | null
  /** Called for a picture of another site, whose file the browser may not read. */
  onExternalPicture: () => void
}

const withoutFormat = (delta: Delta, format: string) =>
  delta.reduce(
    (without, { insert, attributes: { [format]: _gone, ...kept } = {} }) =>
      insert ? without.insert(insert, kept) : without,
    new Delta(),
  )

/** Rules ("matchers") by which Quill converts links, pictures and videos of pasted or loaded HTML. */
export const pasteMatchers = ({ hasTables, onPicture, onExternalPicture }: PasteHandlers): Matcher[] => [
  [
    'a',
    (node, delta) =>
      node instanceof Element && isAllowedLink(node.getAttribute('href') ?? '', location.href)
        ? delta
        : withoutFormat(delta, 'link'),
  ],
  [
    'img',
    (node, delta) => {
      if (!(node instanceof Element)) return new Delta()
      const src = node.getAttribute('src') ?? ''
      const own = parseUrl(src, location.href)
      if (own?.origin === location.origin && own.pathname.startsWith('/uploads/')) {
        return delta.reduce(
          (read, { insert, attributes }) =>
            insert ? read.insert(typeof insert === 'object' ? { image: own.pathname } : insert, attributes) : read,
          new Delta(),
        )
      }
      const file = src.startsWith('data:') ? parseDataUrl(src) : null
      const upload = file && onPicture(file)
      if (upload) return new Delta().insert({ uploading: upload })
      onExternalPicture()
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
  ...tableMatchers(hasTables),
]
