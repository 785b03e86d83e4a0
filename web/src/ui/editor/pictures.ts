import { editorPictureTypes, pictureBytes, picturePixels } from '@trinchera/rules/limits'

/** A file that cannot be used as a picture; the message is a sentence for the writer. */
export class PictureRefused extends Error {}

/** Other names browsers give to the same types. */
const typeAliases: Record<string, string> = {
  'image/vnd.microsoft.icon': 'image/x-icon',
  'image/x-ms-bmp': 'image/bmp',
  'image/jpg': 'image/jpeg',
}
const typeByExtension: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
}

/** Size of the largest allowed picture uncompressed. Larger BMP and ICO files are refused before conversion. */
const maxRawBytes = picturePixels * 4

function typeOf(file: File): string {
  const type = file.type || (typeByExtension[file.name.toLowerCase().split('.').at(-1) ?? ''] ?? '')
  return typeAliases[type] ?? type
}

const nameOf = (file: File) => (file.name ? `«${file.name}»` : 'La imagen')

async function decode(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  } catch {
    throw new PictureRefused(`${nameOf(file)} no se puede leer como imagen`)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Converts BMP and ICO, which the server refuses, to PNG. */
async function toPng(file: File): Promise<File> {
  const picture = await decode(file)
  const { naturalWidth: width, naturalHeight: height } = picture
  if (width * height > picturePixels) throw new PictureRefused(`${nameOf(file)} tiene más de 40 megapíxeles`)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new PictureRefused(`${nameOf(file)} no se pudo convertir`)
  return new File([png], file.name.replace(/\.\w+$/, '') + '.png', { type: 'image/png' })
}

/** Checks and, if needed, converts a file before it is uploaded; throws `PictureRefused`. */
export async function preparePicture(file: File): Promise<File> {
  const type = typeOf(file)
  if (!editorPictureTypes.some((allowed) => allowed === type))
    throw new PictureRefused(`${nameOf(file)} no sirve: las imágenes van en PNG, JPG, GIF, BMP o ICO`)
  const convert = type === 'image/bmp' || type === 'image/x-icon'
  if (file.size > (convert ? maxRawBytes : pictureBytes)) throw new PictureRefused(`${nameOf(file)} pesa más de 5 MB`)
  const ready = convert ? await toPng(file) : file
  if (ready.size > pictureBytes) throw new PictureRefused(`${nameOf(file)} pesa más de 5 MB`)
  return ready
}

/** The file inside a `data:` address; null where it is malformed or empty. */
export function parseDataUrl(address: string): File | null {
  const [, type = '', base64, data = ''] = /^data:([\w/+.-]*)(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(address) ?? []
  try {
    const text = base64 ? atob(data) : decodeURIComponent(data)
    return text ? new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], '', { type }) : null
  } catch {
    return null
  }
}
