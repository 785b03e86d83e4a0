import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { RecentMap } from '../recent-map'
import { RuleError } from '../rule-error'
import { semaphore } from '../semaphore'
import { drawCard, type Card } from './card'
import { drawBackground } from './drawings'
import type { Subject } from './subject'
import { pictureUrl } from './uploaded'

const fontFiles = [
  import.meta.resolve(
    '@expo-google-fonts/sofia-sans-extra-condensed/600SemiBold/SofiaSansExtraCondensed_600SemiBold.ttf',
  ),
  import.meta.resolve('@expo-google-fonts/sofia-sans-extra-condensed/700Bold/SofiaSansExtraCondensed_700Bold.ttf'),
  import.meta.resolve(
    '@expo-google-fonts/sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf',
  ),
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
].map((file) => fileURLToPath(file))

const mostKept = 100
/** More than these would be waited for longer than a messenger waits. */
const mostWaiting = 20

/** A card takes a tenth of a second of a core, beside the process's own thread: one at a time. */
const inTurn = semaphore(1)

/** resvg draws beside the process's own thread but packs on it, for 50 ms: sharp packs it elsewhere, and smaller. */
async function toPng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
}

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

async function withPicture({ card, imagen }: Shown, dataDir: string): Promise<Card> {
  if (card.kind !== 'clan' && card.kind !== 'jugador') return card
  const picture = await pictureUrl(dataDir, imagen)
  return picture ? { ...card, picture } : card
}

/** Draws cards as PNG of 1200 × 630 and keeps the latest. */
export class Cards {
  readonly #dataDir: string
  readonly #kept = new RecentMap<string, Promise<Buffer>>(mostKept)
  #waiting = 0

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** Whether it is drawn already, or about to be. */
  has(shown: Shown): boolean {
    return this.#kept.get(keyOf(shown)) !== undefined
  }

  /** The card of what is shown; 503 while too many wait for theirs. */
  png(shown: Shown): Promise<Buffer> {
    const key = keyOf(shown)
    const known = this.#kept.get(key)
    if (known) return known
    if (this.#waiting >= mostWaiting)
      return Promise.reject(new RuleError(503, 'Hay demasiadas imágenes por dibujar. Inténtalo de nuevo en un rato'))
    this.#waiting++
    const made = inTurn(async () =>
      toPng(drawCard(await withPicture(shown, this.#dataDir), await backgroundUrl())),
    ).finally(() => this.#waiting--)
    this.#kept.set(key, made)
    made.catch(() => this.#kept.drop(key, made))
    return made
  }
}
