import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { RuleError } from '../http/rule-error'
import { pictureUrl } from '../pictures/picture-data-url'
import { loadSharp } from '../pictures/sharp'
import { drawCard, type Card } from './card'
import { drawBackground } from './drawings'
import { drawSignature } from './signature'
import type { Subject } from './subject'

const fontFiles = () =>
  [
    import.meta.resolve(
      '@expo-google-fonts/sofia-sans-extra-condensed/600SemiBold/SofiaSansExtraCondensed_600SemiBold.ttf',
    ),
    import.meta.resolve('@expo-google-fonts/sofia-sans-extra-condensed/700Bold/SofiaSansExtraCondensed_700Bold.ttf'),
    import.meta.resolve(
      '@expo-google-fonts/sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf',
    ),
    import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  ].map((file) => fileURLToPath(file))

const maxCached = 100
/** Maximum number of cards waiting or being rendered. With more cards, messengers would give up before theirs is ready. */
const maxQueued = 20

const svgOf = async (card: Card) =>
  card.kind === 'firma' ? drawSignature(card) : drawCard(card, await backgroundUrl())

/** Renders an SVG with resvg, but leaves encoding as PNG to sharp, because resvg would block the main thread for 50 ms. */
async function rasterOf(svg: string): Promise<Sharp> {
  const [{ renderAsync }, sharp] = await Promise.all([import('@resvg/resvg-js'), loadSharp()])
  const { pixels, width, height } = await renderAsync(svg, { font: { fontFiles: fontFiles(), loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

const toPng = async (svg: string): Promise<Buffer> => (await rasterOf(svg)).removeAlpha().png().toBuffer()

/** Renders an SVG as PNG and keeps its transparency. */
export const drawPng = async (svg: string): Promise<Buffer> => (await rasterOf(svg)).png().toBuffer()

let background: Promise<string> | null = null
function backgroundUrl(): Promise<string> {
  if (background) return background
  const made = toPng(drawBackground()).then((png) => `data:image/png;base64,${png.toString('base64')}`)
  background = made
  made.catch(() => (background = null))
  return made
}

type Shown = Pick<Subject, 'card' | 'imagen'>
const keyOf = ({ card, imagen }: Shown) => JSON.stringify([card, imagen])

async function withPicture({ card, imagen }: Shown, pictures: PictureStore): Promise<Card> {
  if (card.kind !== 'clan' && card.kind !== 'firma' && card.kind !== 'jugador') return card
  const picture = await pictureUrl(pictures, imagen)
  return picture ? { ...card, picture } : card
}

/** Renders preview cards (1200 × 630) and signatures as PNG. Keeps the most recently used pictures in memory. */
export class Cards {
  readonly #pictures: PictureStore
  readonly #cache = new LRUCache<string, Promise<Buffer>>({ max: maxCached })
  /** Renders one card at a time, because each uses a core for a tenth of a second. */
  readonly #limit = pLimit(1)

  constructor(pictures: PictureStore) {
    this.#pictures = pictures
  }

  /** True if a card is in the cache or already being rendered, so that `png` causes no further work. */
  has(shown: Shown): boolean {
    return this.#cache.has(keyOf(shown))
  }

  /** The PNG of a card or signature. Rejects with 503 if too many pictures are waiting to be rendered. */
  png(shown: Shown): Promise<Buffer> {
    const key = keyOf(shown)
    const cached = this.#cache.get(key)
    if (cached) return cached
    if (this.#limit.activeCount + this.#limit.pendingCount >= maxQueued)
      return Promise.reject(new RuleError(503, 'Hay demasiadas imágenes por dibujar. Intenta de nuevo en un rato'))
    const png = this.#limit(async () => toPng(await svgOf(await withPicture(shown, this.#pictures))))
    this.#cache.set(key, png)
    png.catch(() => {
      if (this.#cache.peek(key) === png) this.#cache.delete(key)
    })
    return png
  }
}
