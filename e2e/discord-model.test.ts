import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordUser } from '@trinchera/testing/discord/world'
import { startLanguageModel, type LanguageModel } from '@trinchera/testing/language-model'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// An answer in Discord that a language model phrases.

let model: LanguageModel
let product: Product
let discord: TestDiscord
let bot: ProductProcess
let asker: DiscordUser

beforeAll(async () => {
  model = await startLanguageModel()
  product = await startProduct(model.env)
  discord = await startDiscord()
  bot = await startBotProcess(product, discord)
  asker = discord.person('Curioso')
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
  await model.stop()
})

const post = () => discord.postsIn(discord.talk).at(-1)
const asks = () => discord.say(asker, `<@${discord.world.bot.id}> ¿cómo reporto una derrota?`)
const lookUp = { uses: [{ name: 'preguntar', with: { pregunta: '¿cómo reporto una derrota?' } }] }

it('shows the site’s own answer while the model is silent, and edits it once it stands', async () => {
  model.plays((_, step) => (step === 0 ? lookUp : 'silence'))
  const { embeds, components } = await discord.answerTo(asks())
  expect([embeds.map(embedText).join(), components]).toEqual([expect.stringContaining('Reportar Derrota'), []])
  await discord.world.until(() => post()?.edits.length === 1)
  expect(post()?.embeds.map(embedText)).toEqual(embeds.map(embedText))
  expect(post()?.components).not.toEqual([])
})

it('ends with the model’s words where they hold what the site says', async () => {
  model.plays((_, step) =>
    step === 0 ? lookUp : { says: 'Reporta el que pierde. Es en **[Reportar Derrota](/ladder/reportes)**.' },
  )
  asks()
  await discord.world.until(() => post()?.embeds.some((embed) => embedText(embed).includes('Es en')))
})
