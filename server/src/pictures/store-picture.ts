import { createHash, randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { anuncioPictureSide } from '@trinchera/rules/limits'
import { evidenceKey } from '@trinchera/runtime/evidencias'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { decodePicture } from './decode'

export { removePicture } from '@trinchera/runtime/uploads'

const side = 256

/** Processes one picture at a time, because decoding 60 megapixels can take 360 MB. */
const limit = pLimit(1)

const toSquare = (decoded: Sharp) => decoded.resize(side, side, { fit: 'cover' })

/** Scales a picture down to the size that the largest screens need, keeping its proportions. */
const toWide = (decoded: Sharp) =>
  decoded.resize(anuncioPictureSide, anuncioPictureSide, { fit: 'inside', withoutEnlargement: true })

export interface StoredPicture {
  /** Path on the site, `/uploads/…`. */
  path: string
  /** Deletes the file. Call it if the transaction that refers to the file is rolled back. */
  discard(): Promise<void>
}

/** Converts a picture to WebP, turned upright and without EXIF data. Throws 400, 413 or 415 on the field `imagen`. */
const encode = (bytes: Uint8Array, transform: (decoded: Sharp) => Sharp): Promise<Buffer> =>
  limit(() => decodePicture(bytes, (decoded) => transform(decoded).webp({ quality: 84 }).toBuffer()))

/** A random file name, so that nobody can guess the URL. */
const newName = () => `${randomBytes(16).toString('hex')}.webp`

/** Converts a picture to WebP and stores it in a folder that everybody may read. */
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

/** Stores a picture of an anuncio, with its proportions. */
export const storeWidePicture = (pictures: PictureStore, folder: string, bytes: Uint8Array) =>
  storePicture(pictures, folder, bytes, toWide)

/** A stored picture of evidence. It is private, so it has a file name but no URL. */
export interface StoredEvidence {
  archivo: string
  /** SHA-256 of the stored picture, in hex. */
  hash: string
  discard(): Promise<void>
}

/** Stores a picture of evidence privately: it cannot be read under `/uploads` (docs/behaviour/matches.md#Evidence). */
export async function storeEvidencePicture(pictures: PictureStore, bytes: Uint8Array): Promise<StoredEvidence> {
  const picture = await encode(bytes, toWide)
  const archivo = newName()
  const key = evidenceKey(archivo)
  await pictures.put(key, picture)
  return { archivo, hash: createHash('sha256').update(picture).digest('hex'), discard: () => pictures.remove(key) }
}
