import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { RecentMap } from '../recent-map'
import { turns } from '../turns'
import { drawCard, type Card } from './card'
import { drawBackground } from './drawings'

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/sofia-sans-extra-condensed/600SemiBold/SofiaSansExtraCondensed_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/sofia-sans-extra-condensed/700Bold/SofiaSansExtraCondensed_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf'),
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
].map((file) => fileURLToPath(file))

const mostKept = 100

/** A card takes tens of ms of a core, beside the process's own thread: one at a time. */
const inTurn = turns(1)
const toPng = async (svg: string) => (await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } })).asPng()

let background: Promise<string> | null = null
const backgroundUrl = () => (background ??= toPng(drawBackground()).then((png) => `data:image/png;base64,${png.toString('base64')}`))

/** Draws cards as PNG of 1200 × 630 and keeps the latest. */
export class Cards {
  readonly #kept = new RecentMap<string, Promise<Buffer>>(mostKept)

  png(card: Card): Promise<Buffer> {
    const key = JSON.stringify(card)
    const known = this.#kept.get(key)
    if (known) return known
    const made = inTurn(async () => toPng(drawCard(card, await backgroundUrl())))
    this.#kept.set(key, made)
    made.catch(() => this.#kept.drop(key, made))
    return made
  }
}
