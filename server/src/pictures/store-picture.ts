import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { anuncioPictureSide, picturePixels } from '@trinchera/rules/limits'
import { evidenciasFolder } from '@trinchera/runtime/evidencias'
import { uploadsFolder } from '@trinchera/runtime/uploads'
import { fieldError } from '../http/rule-error'

export { removePicture } from '@trinchera/runtime/uploads'

// Only the loaders of the four accepted formats stay enabled: no SVG, PDF or raw file ever reaches its decoder.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

const accepted = new Set(['png', 'jpeg', 'webp', 'gif'])
const side = 256

/** A decoded picture of 40 megapixels takes 160 MB, so only one is processed at a time. */
const limit = pLimit(1)

const unsupportedFormat = () => fieldError(415, 'imagen', 'La imagen tiene que ser PNG, JPEG, WebP o GIF')
const damaged = () => fieldError(400, 'imagen', 'La imagen está dañada o incompleta')

/** async: without bytes sharp throws synchronously instead of rejecting. */
const metadataOf = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata()

/** Checks format and size by the file's own header (not its name or content type) before any pixel is decoded. Throws 415 or 413. */
async function requirePicture(bytes: Uint8Array) {
  const metadata = await metadataOf(bytes).catch(() => null)
  if (!metadata || !accepted.has(metadata.format)) throw unsupportedFormat()
  if (metadata.width * metadata.height > picturePixels)
    throw fieldError(413, 'imagen', 'La imagen tiene más de 40 megapíxeles')
}

const decode = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: picturePixels }).autoOrient()

const toSquare = (bytes: Uint8Array) => decode(bytes).resize(side, side, { fit: 'cover' })

/** Keeps the proportions; scaled down to the largest size any screen shows. */
const toWide = (bytes: Uint8Array) =>
  decode(bytes).resize(anuncioPictureSide, anuncioPictureSide, { fit: 'inside', withoutEnlargement: true })

export interface StoredPicture {
  /** Site path, `/uploads/…`. */
  path: string
  /** Deletes the file when the transaction that refers to it is rolled back. */
  discard(): Promise<void>
}

/** Re-encodes a picture as WebP, upright and without EXIF data. Throws 400, 413 or 415 on the field `imagen`. */
const encode = (bytes: Uint8Array, transform: (bytes: Uint8Array) => Sharp): Promise<Buffer> =>
  limit(async () => {
    await requirePicture(bytes)
    return transform(bytes)
      .webp({ quality: 84 })
      .toBuffer()
      .catch(() => Promise.reject(damaged())) // valid header, damaged pixels
  })

/**
 * Writes a picture under an unguessable name. Written to a `.part` file and renamed, so that no stored name ever points at a partial file.
 */
async function writePicture(directory: string, picture: Buffer): Promise<{ name: string; discard(): Promise<void> }> {
  await mkdir(directory, { recursive: true })
  const name = `${randomBytes(16).toString('hex')}.webp`
  const file = join(directory, name)
  try {
    await writeFile(`${file}.part`, picture, { flush: true })
    await rename(`${file}.part`, file)
  } catch (error) {
    await rm(`${file}.part`, { force: true }) // on a full disk a part of it would keep the space that is missing
    throw error
  }
  return { name, discard: () => rm(file, { force: true }) }
}

/** Re-encodes a picture and stores it where everybody may see it. */
async function storePicture(
  dataDir: string,
  folder: string,
  bytes: Uint8Array,
  transform: (bytes: Uint8Array) => Sharp,
): Promise<StoredPicture> {
  const { name, discard } = await writePicture(join(uploadsFolder(dataDir), folder), await encode(bytes, transform))
  return { path: `/uploads/${folder}/${name}`, discard }
}

/** Stores a picture of a player or a clan, cropped to a square. */
export const storeSquarePicture = (dataDir: string, folder: string, bytes: Uint8Array) =>
  storePicture(dataDir, folder, bytes, toSquare)

/** Stores a picture of an anuncio. */
export const storeWidePicture = (dataDir: string, folder: string, bytes: Uint8Array) =>
  storePicture(dataDir, folder, bytes, toWide)

/** A picture of evidence: private, so it is named by its file and never by an address. */
export interface StoredEvidence {
  archivo: string
  /** SHA-256 in hex of the picture as stored. */
  hash: string
  discard(): Promise<void>
}

/** Stores a picture of evidence outside of the folder that everybody may read (docs/behaviour.md#Evidence). */
export async function storeEvidencePicture(dataDir: string, bytes: Uint8Array): Promise<StoredEvidence> {
  const picture = await encode(bytes, toWide)
  const { name, discard } = await writePicture(evidenciasFolder(dataDir), picture)
  return { archivo: name, hash: createHash('sha256').update(picture).digest('hex'), discard }
}
