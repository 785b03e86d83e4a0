import { anuncioPictureSide, pictureBytes, picturePixels } from '@trinchera/rules/limits'
import { pictureType } from './picture-type'

/** Thrown if a file cannot be used as a picture. The message is a sentence for the person who chose the file. */
export class PictureRefused extends Error {}

/** Pictures that the server can read are sent unchanged up to this size, bytes. Larger ones are scaled down first. */
const sentWhole = 2 * 1024 * 1024
const readByServer = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/x-tga',
])
/** Types without transparency, which are encoded as JPEG. A picture of another type may be transparent and becomes a PNG. */
const photos = new Set(['image/jpeg', 'image/heic'])
/** Size of the largest allowed picture if it were uncompressed, bytes. Larger files are not even decoded. */
const largestFile = picturePixels * 4
const jpegQuality = 0.92

const nameOf = (file: File) => (file.name ? `«${file.name}»` : 'La imagen')

function requirePixels(file: File, width: number, height: number) {
  if (width * height > picturePixels)
    throw new PictureRefused(`${nameOf(file)} tiene más de ${picturePixels / 1_000_000} megapíxeles`)
}

interface Decoded {
  image: CanvasImageSource
  width: number
  height: number
}

/** Decodes a picture and applies its orientation; null if the browser cannot decode it. */
async function decodeImage(file: File): Promise<Decoded | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { image, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Decodes a TGA picture, the format of the games' screenshots; no browser can. Null if the file is malformed. */
async function decodeTga(file: File): Promise<Decoded | null> {
  const [{ tgaHeader, tgaPixels }, buffer] = [await import('@trinchera/rules/pictures/tga'), await file.arrayBuffer()]
  const bytes = new Uint8Array(buffer)
  const header = tgaHeader(bytes)
  if (!header) return null
  const { width, height } = header
  requirePixels(file, width, height)
  const pixels = tgaPixels(bytes, header)
  if (!pixels) return null
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  image.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  return { image, width, height }
}

/** Scales a picture down to the largest size that the site shows; null if the browser cannot decode or encode it. */
async function scaled(file: File, type: string): Promise<File | null> {
  const decoded = await (type === 'image/x-tga' ? decodeTga(file) : decodeImage(file))
  if (!decoded) return null
  const { image, width, height } = decoded
  requirePixels(file, width, height)
  const share = Math.min(1, anuncioPictureSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * share))
  canvas.height = Math.max(1, Math.round(height * share))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const [mime, extension] = photos.has(type) ? ['image/jpeg', 'jpg'] : ['image/png', 'png']
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mime, jpegQuality))
  return blob && new File([blob], `${file.name.replace(/\.\w+$/, '')}.${extension}`, { type: mime })
}

let last: Promise<unknown> = Promise.resolve()
/** Runs `work` after all earlier calls have finished, because a phone has memory for only one large picture. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

/**
 * Returns the picture to upload: scaled down if it is large, converted if the server cannot read its type. If only the server can read the
 * type, the picture is returned unchanged. Throws `PictureRefused` if the file cannot be used.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = pictureType(file)
  if (!type)
    throw new PictureRefused(`${nameOf(file)} no sirve: las imágenes van en PNG, JPG, WebP, GIF, AVIF, BMP, ICO o TGA`)
  const sendable = readByServer.has(type)
  const shown = type !== 'image/x-tga' && type !== 'image/heic'
  if (sendable && shown && file.size <= sentWhole) return file
  const smaller = file.size > largestFile ? null : await inTurn(() => scaled(file, type))
  if (!smaller && !sendable) throw new PictureRefused(`${nameOf(file)} no se puede leer como imagen`)
  const ready = !smaller || (sendable && shown && smaller.size >= file.size) ? file : smaller
  if (ready.size > pictureBytes)
    throw new PictureRefused(`${nameOf(file)} pesa más de ${pictureBytes / 1024 / 1024} MB`)
  return ready
}

/** Prepares several pictures. `refused` has the error messages of the files that cannot be used. */
export async function preparePictures(files: readonly File[]): Promise<{ ready: File[]; refused: string[] }> {
  const [ready, refused]: [File[], string[]] = [[], []]
  for (const file of files)
    try {
      ready.push(await preparePicture(file))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      refused.push(error.message)
    }
  return { ready, refused }
}
