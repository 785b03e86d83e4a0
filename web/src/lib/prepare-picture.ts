import { anuncioPictureSide, pictureBytes, picturePixels } from '@trinchera/rules/limits'
import { pictureType } from './picture-type'

/** A file that cannot be used as a picture; the message is a sentence for who chose it. */
export class PictureRefused extends Error {}

/** What the server reads is sent as it is up to this size, bytes; larger files are scaled down before. */
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
/** Without transparency, and mostly photos. */
const photos = new Set(['image/jpeg', 'image/heic'])
/** The largest picture uncompressed, bytes: what is larger is not even opened. */
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

/** As the browser shows it, turned upright; null where it cannot. */
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

/** A screenshot of the game, which no browser shows. */
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

/** Draws a picture at the largest size that any screen shows; null where the browser cannot read or write it. */
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
/** One after the other: a phone has the memory for one large picture. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

/**
 * A picture as it is uploaded: scaled down here where it is large, converted where the server does not read it. What the browser cannot show goes
 * as it is, for the server to judge. Throws `PictureRefused`.
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

/** Prepares several, and says which were refused. */
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
