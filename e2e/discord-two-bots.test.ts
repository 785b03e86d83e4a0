import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'

let product: Product
let discord: TestDiscord
let first: ProductProcess
let second: ProductProcess
beforeAll(async () => {
  discord = await startDiscord()
  product = await startProduct(discord.env)
  first = await startBotProcess(product, discord)
  second = new ProductProcess('bot/dist/main.js', { ...product.env, ...discord.env })
  second.start()
  await second.prints(/otro bot atiende Discord; este espera/)
})
afterAll(async () => {
  await first?.end()
  await second?.end()
  await product?.stop()
  await discord?.stop()
})

it('answers a mention once however many bots run, and another takes over from one that was killed or stopped', async () => {
  const person = discord.person('Tatán#1')
  const ask = async () => {
    const before = discord.world.messages.length
    await discord.answerTo(discord.say(person, `<@${discord.world.bot.id}> hola`))
    return before
  }
  let before = await ask()
  expect(discord.gateway.open).toBe(1)

  await first.end('SIGKILL')
  await second.prints(/bot listo/)
  expect(discord.gateway.open).toBe(1)
  expect(discord.world.messages.slice(before).filter(({ author }) => author === discord.world.bot)).toHaveLength(1)
  before = await ask()

  const from = first.output.length
  first.start()
  await first.prints(/otro bot atiende Discord; este espera/, from)
  await second.end('SIGTERM')
  await first.prints(/bot listo/, from)
  expect(discord.world.messages.slice(before).filter(({ author }) => author === discord.world.bot)).toHaveLength(1)
  await ask()
})
