import { createHash, randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { anuncioPictureSide, picturePixels } from '@trinchera/rules/limits'
import { evidenceKey } from '@trinchera/runtime/evidencias'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { fieldError } from '../http/rule-error'
import { loadSharp } from './sharp'

export { removePicture } from '@trinchera/runtime/uploads'

const accepted = new Set(['png', 'jpeg', 'webp', 'gif'])
const side = 256

/** A decoded picture of 40 megapixels takes 160 MB, so only one is processed at a time. */
const limit = pLimit(1)

const unsupportedFormat = () => fieldError(415, 'imagen', 'La imagen tiene que ser PNG, JPEG, WebP o GIF')
const damaged = () => fieldError(400, 'imagen', 'La imagen está dañada o incompleta')

/** async: without bytes sharp throws synchronously instead of rejecting. */
const metadataOf = async (bytes: Uint8Array) => (await loadSharp())(bytes, { limitInputPixels: false }).metadata()

/** Checks format and size by the file's own header (not its name or content type) before any pixel is decoded. Throws 415 or 413. */
async function requirePicture(bytes: Uint8Array) {
  const metadata = await metadataOf(bytes).catch(() => null)
  if (!metadata || !accepted.has(metadata.format)) throw unsupportedFormat()
  if (metadata.width * metadata.height > picturePixels)
    throw fieldError(413, 'imagen', 'La imagen tiene más de 40 megapíxeles')
}

const toSquare = (decoded: Sharp) => decoded.resize(side, side, { fit: 'cover' })

/** Keeps the proportions; scaled down to the largest size any screen shows. */
const toWide = (decoded: Sharp) =>
  decoded.resize(anuncioPictureSide, anuncioPictureSide, { fit: 'inside', withoutEnlargement: true })

export interface StoredPicture {
  /** Site path, `/uploads/…`. */
  path: string
  /** Deletes the file when the transaction that refers to it is rolled back. */
  discard(): Promise<void>
}

/** Re-encodes a picture as WebP, upright and without EXIF data. Throws 400, 413 or 415 on the field `imagen`. */
const encode = (bytes: Uint8Array, transform: (decoded: Sharp) => Sharp): Promise<Buffer> =>
  limit(async () => {
    await requirePicture(bytes)
    const sharp = await loadSharp()
    return transform(sharp(bytes, { limitInputPixels: picturePixels }).autoOrient())
      .webp({ quality: 84 })
      .toBuffer()
      .catch(() => Promise.reject(damaged())) // valid header, damaged pixels
  })

/** A name that nobody can guess. */
const newName = () => `${randomBytes(16).toString('hex')}.webp`

/** Re-encodes a picture and stores it where everybody may see it. */
async function storePicture(
  pictures: PictureStore,
  folder: string,
  bytes: Uint8Array,
  transform: (decoded: Sharp) => Sharp,
): Promise<StoredPicture> {
  const key = `uploads/${folder}/${newName()}`
  await pictures.put(key, await encode(bytes, transform))
  return { path: `/${key}`, discard: () => pictures.remove(key) }
}

/** Stores a picture of a player or a clan, cropped to a square. */
export const storeSquarePicture = (pictures: PictureStore, folder: string, bytes: Uint8Array) =>
  storePicture(pictures, folder, bytes, toSquare)

/** Stores a picture of an anuncio. */
export const storeWidePicture = (pictures: PictureStore, folder: string, bytes: Uint8Array) =>
  storePicture(pictures, folder, bytes, toWide)

/** A picture of evidence: private, so it is named by its file and never by an address. */
export interface StoredEvidence {
  archivo: string
  /** SHA-256 in hex of the picture as stored. */
  hash: string
  discard(): Promise<void>
}

/** Stores a picture of evidence outside of the folder that everybody may read (docs/behaviour.md#Evidence). */
export async function storeEvidencePicture(pictures: PictureStore, bytes: Uint8Array): Promise<StoredEvidence> {
  const picture = await encode(bytes, toWide)
  const archivo = newName()
  const key = evidenceKey(archivo)
  await pictures.put(key, picture)
  return { archivo, hash: createHash('sha256').update(picture).digest('hex'), discard: () => pictures.remove(key) }
}
