import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { anuncioPictureSide, picturePixels } from '@trinchera/rules/limits'
import { uploadsFolder } from '@trinchera/runtime/uploads'
import { fieldError } from './rule-error'
import { semaphore } from './semaphore'

export { removePicture } from '@trinchera/runtime/uploads'

// What is not one of the four is not even opened: no SVG, no PDF, no camera's raw format ever reaches its reader.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

const accepted = new Set(['png', 'jpeg', 'webp', 'gif'])
const side = 256

/** A picture of 40 megapixels takes 160 MB while it is worked on: one at a time. */
const inTurn = semaphore(1)

const unreadable = () => fieldError(415, 'imagen', 'La imagen tiene que ser PNG, JPEG, WebP o GIF')
const broken = () => fieldError(400, 'imagen', 'La imagen está dañada o incompleta')

/** Without bytes the library throws at once rather than by its promise. */
const headOf = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata()

/** What the bytes are by their own head, whatever the name and type they came with; nothing is unpacked until its size is known. */
async function requirePicture(bytes: Uint8Array) {
  const about = await headOf(bytes).catch(() => null)
  if (!about || !accepted.has(about.format)) throw unreadable()
  if (about.width * about.height > picturePixels)
    throw fieldError(413, 'imagen', 'La imagen tiene más de 40 megapíxeles')
}

const readable = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: picturePixels }).autoOrient()

const squareOf = (bytes: Uint8Array) => readable(bytes).resize(side, side, { fit: 'cover' })

/** Whole and in its own proportions, made smaller where it is larger than any screen shows it. */
const wideOf = (bytes: Uint8Array) =>
  readable(bytes).resize(anuncioPictureSide, anuncioPictureSide, { fit: 'inside', withoutEnlargement: true })

export interface StoredPicture {
  /** Its address on the site. */
  path: string
  /** For when what it belongs to was not stored after all. */
  discard(): Promise<void>
}

/**
 * Keeps what is made of a picture under a name that nobody can guess, upright and without what the camera wrote in it. The file is whole
 * before it has its name, so that nothing ever points at half a picture.
 */
async function storePicture(
  dataDir: string,
  folder: string,
  bytes: Uint8Array,
  made: (bytes: Uint8Array) => Sharp,
): Promise<StoredPicture> {
  const picture = await inTurn(async () => {
    await requirePicture(bytes)
    return made(bytes)
      .webp({ quality: 84 })
      .toBuffer()
      .catch(() => Promise.reject(broken())) // the head was a picture's, the rest is not
  })
  const directory = join(uploadsFolder(dataDir), folder)
  await mkdir(directory, { recursive: true })
  const name = `${randomBytes(16).toString('hex')}.webp`
  const file = join(directory, name)
  await writeFile(`${file}.part`, picture, { flush: true })
  await rename(`${file}.part`, file)
  return { path: `/uploads/${folder}/${name}`, discard: () => rm(file, { force: true }) }
}

/** A square of a picture, for a player or a clan. */
export const storeSquarePicture = (dataDir: string, folder: string, bytes: Uint8Array) =>
  storePicture(dataDir, folder, bytes, squareOf)

/** A picture for an announcement. */
export const storeWidePicture = (dataDir: string, folder: string, bytes: Uint8Array) =>
  storePicture(dataDir, folder, bytes, wideOf)
