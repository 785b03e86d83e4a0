import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { picturePixels, pictureRestBytes } from '@trinchera/rules/limits'
import { tgaHeader, tgaPixels } from '@trinchera/rules/pictures/tga'
import { fieldError } from '../http/rule-error'
import { loadSharp } from './sharp'

/** Accepted formats by their names in sharp. `heif` stands for AVIF and also for HEIC, which only some installations of sharp can read. */
const accepted = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])
/** Maximum size of a decoded pixel in bytes: four channels of 16 bits. */
const bytesOfPixel = 8

const unreadable = () =>
  fieldError(
    415,
    'imagen',
    'No se puede leer la imagen: está incompleta, o no es PNG, JPEG, WebP, GIF, AVIF ni TGA. Guárdala como JPEG y envíala de nuevo',
  )
const unreadHeic = () =>
  fieldError(
    415,
    'imagen',
    'La imagen es HEIC, como las guarda un iPhone, y acá no se puede leer: envíala como JPEG. En el iPhone, en Ajustes, Cámara, Formatos, elige «Más compatible»; de una foto que ya tienes sirve una captura de pantalla',
  )
const damaged = () => fieldError(400, 'imagen', 'La imagen está dañada o incompleta')

/** Throws 413 if a picture has too many pixels, or if its file is much larger than its pixels need. */
function requireSize({ width, height, pages = 1 }: Pick<Metadata, 'width' | 'height' | 'pages'>, bytes: Uint8Array) {
  if (width * height > picturePixels)
    throw fieldError(413, 'imagen', `La imagen tiene más de ${picturePixels / 1_000_000} megapíxeles`)
  if (bytes.length > width * height * pages * bytesOfPixel + pictureRestBytes)
    throw fieldError(
      413,
      'imagen',
      'El archivo pesa mucho más que la imagen que muestra: guárdala de nuevo y envía esa',
    )
}

type Use = (decoded: Sharp) => Promise<Buffer>

async function useTga(bytes: Uint8Array, use: Use): Promise<Buffer> {
  const header = tgaHeader(bytes)
  if (!header) throw unreadable()
  requireSize(header, bytes)
  const pixels = tgaPixels(bytes, header)
  if (!pixels) throw damaged()
  const { width, height } = header
  return use((await loadSharp())(pixels, { raw: { width, height, channels: 4 } }))
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/**
 * Decodes a picture with `use` after checking the format and size in its header; file name and content type do not matter. Wrong checksums
 * and the like are accepted, but not a file that ends before the last pixel. Throws 400, 413 or 415 on the field `imagen`.
 */
export async function decodePicture(bytes: Uint8Array, use: Use): Promise<Buffer> {
  const sharp = await loadSharp()
  // Within an async function, because sharp throws instead of rejecting if there are no bytes.
  const metadata = await (async () => sharp(bytes, { limitInputPixels: false }).metadata())().catch(() => null)
  if (!metadata) return useTga(bytes, use)
  const { format, compression } = metadata
  if (!accepted.has(format)) throw unreadable()
  requireSize(metadata, bytes)
  const decode = (from: Uint8Array, failOn: SharpOptions['failOn']) =>
    use(sharp(from, { limitInputPixels: picturePixels, failOn }).autoOrient())
  return decode(bytes, 'truncated').catch(async () => {
    if (format === 'jpeg')
      return decode(Buffer.concat([bytes, endOfJpeg]), 'warning').catch(() => Promise.reject(damaged()))
    throw format === 'heif' && compression === 'hevc' ? unreadHeic() : damaged()
  })
}
