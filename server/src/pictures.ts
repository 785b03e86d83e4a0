import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { picturePixels } from '@trinchera/rules/limits'
import { RuleError } from './rule-error'

const accepted = new Set(['png', 'jpeg', 'webp', 'gif'])
const side = 256

const unreadable = () => new RuleError(415, 'La imagen tiene que ser PNG, JPEG, WebP o GIF', [{ field: 'imagen', message: 'La imagen tiene que ser PNG, JPEG, WebP o GIF' }])

/** What the bytes are, whatever the name and type they came with. */
async function requirePicture(bytes: Uint8Array) {
  const about = await sharp(bytes).metadata().catch(() => null)
  if (!about || !accepted.has(about.format)) throw unreadable()
  if (about.width * about.height > picturePixels) throw new RuleError(413, 'La imagen tiene más de 40 megapíxeles', [{ field: 'imagen', message: 'La imagen tiene más de 40 megapíxeles' }])
}

export interface StoredPicture {
  /** Its address on the site. */
  path: string
  /** For when what it belongs to was not stored after all. */
  discard(): Promise<void>
}

/**
 * Keeps a square of a picture under a name that nobody can guess, upright and without what the camera wrote in it. The file is whole
 * before it has its name, so that nothing ever points at half a picture.
 */
export async function storeSquarePicture(dataDir: string, folder: string, bytes: Uint8Array): Promise<StoredPicture> {
  await requirePicture(bytes)
  const square = await sharp(bytes, { limitInputPixels: picturePixels })
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => Promise.reject(unreadable())) // the head was a picture's, the rest is not
  const directory = join(dataDir, 'uploads', folder)
  await mkdir(directory, { recursive: true })
  const name = `${randomBytes(16).toString('hex')}.webp`
  const file = join(directory, name)
  await writeFile(`${file}.part`, square, { flush: true })
  await rename(`${file}.part`, file)
  return { path: `/uploads/${folder}/${name}`, discard: () => rm(file, { force: true }) }
}
