import type { TestDiscord } from './discord'
import { ProductProcess, type RunningProduct } from './product'

/** Starts the built bot. Resolves once it is connected to the running site and to the fake Discord. */
export async function startBotProcess(
  product: RunningProduct,
  discord: TestDiscord,
  env: Record<string, string> = {},
): Promise<ProductProcess> {
  const bot = new ProductProcess('bot/dist/main.js', { ...product.env, ...discord.env, ...env })
  bot.start()
  await bot.prints(/bot listo/)
  await bot.prints(/al habla con el sitio/)
  return bot
}
