import type { PictureStore } from '@trinchera/runtime/picture-store'
import { uploadKey } from '@trinchera/runtime/uploads'
import { loadSharp } from './sharp'

/** Width and height of the picture, in pixels. */
const side = 400

/** An uploaded picture as a data URL; null if its file is missing or damaged. */
export async function pictureUrl(pictures: PictureStore, imagen: string | null): Promise<string | null> {
  const key = uploadKey(imagen)
  if (!key) return null
  try {
    const stored = await pictures.get(key)
    if (!stored) return null
    const sharp = await loadSharp()
    const png = await sharp(stored).resize(side, side, { fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return null
  }
}
