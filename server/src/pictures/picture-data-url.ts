import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { uploadsFolder } from '@trinchera/runtime/uploads'

/** Pixels: the size on a card. */
const side = 400

/** An uploaded picture as a data URL; null if its file is missing or damaged. */
export async function pictureUrl(dataDir: string, imagen: string | null): Promise<string | null> {
  const file = /^\/uploads\/([a-z]+\/[0-9a-f]{32}\.webp)$/.exec(imagen ?? '')?.[1]
  if (!file) return null
  try {
    const png = await sharp(await readFile(join(uploadsFolder(dataDir), file)))
      .resize(side, side, { fit: 'cover' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return null
  }
}
