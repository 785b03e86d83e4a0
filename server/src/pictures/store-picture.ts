import { createHash, randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { anuncioPictureSide } from '@trinchera/rules/limits'
import { evidenceKey } from '@trinchera/runtime/evidencias'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { decodePicture } from './decode'

export { removePicture } from '@trinchera/runtime/uploads'

const side = 256

/** A decoded picture of 60 megapixels can take 360 MB, so only one is processed at a time. */
const limit = pLimit(1)

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
  limit(() => decodePicture(bytes, (decoded) => transform(decoded).webp({ quality: 84 }).toBuffer()))

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

/** Stores a picture of evidence outside of the folder that everybody may read (docs/behaviour/matches.md#Evidence). */
export async function storeEvidencePicture(pictures: PictureStore, bytes: Uint8Array): Promise<StoredEvidence> {
  const picture = await encode(bytes, toWide)
  const archivo = newName()
  const key = evidenceKey(archivo)
  await pictures.put(key, picture)
  return { archivo, hash: createHash('sha256').update(picture).digest('hex'), discard: () => pictures.remove(key) }
}
