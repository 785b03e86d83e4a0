import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordReply, DiscordUser } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// Which Discord account belongs to which player, what the link permits, and that it permits nothing to anybody else.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let admin: Person
let leader: Person
let etapa: Awaited<ReturnType<typeof newEtapa>>
let clan: { id: number }

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  admin = await adminOf(product)
  etapa = await newEtapa(admin, { nombre: 'Etapa II' })
  leader = await newPerson(product, 'Tatán')
  clan = await newClan(leader, etapa, 'Los Halcones', 'HAL')
  bot = await startBotProcess(product, discord, { DISCORD_ROLES: 'on' })
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

const said = ({ content, embeds }: DiscordReply) => content + embeds.map(embedText).join('\n')
const codeFor = async (person: Person) => (await person.api.createDiscordCode()).data.codigo

/** A player who has linked a Discord account of their own. */
async function linked(username?: string): Promise<{ person: Person; user: DiscordUser }> {
  const person = await newPerson(product, username)
  const user = discord.person(person.username)
  await discord.slash(user, 'vincular', { codigo: await codeFor(person) })
  return { person, user }
}

describe('linking', () => {
  it('accepts the code of Mi Cuenta, however it is typed, and names the linked player', async () => {
    const person = await newPerson(product)
    const user = discord.person('Alguien')
    const reply = await discord.slash(user, 'vincular', {
      codigo: ` ${(await codeFor(person)).toLowerCase().replace('-', ' ')} `,
    })
    expect(reply).toMatchObject({ ephemeral: true, content: expect.stringContaining(person.username) })
    expect((await person.api.getOwnDiscord()).data.vinculado).toMatchObject({ nombre: 'Alguien' })
  })
  it('refuses a wrong code, and one that was used', async () => {
    const [first, second] = [discord.person('Uno'), discord.person('Dos')]
    expect(said(await discord.slash(first, 'vincular', { codigo: 'ABCD-2345' }))).toContain('Ese código no sirve')
    const codigo = await codeFor(await newPerson(product))
    await discord.slash(first, 'vincular', { codigo })
    expect(said(await discord.slash(second, 'vincular', { codigo }))).toContain('Ese código no sirve')
  })
  it('refuses a Discord account linked to another player, and the code stays valid', async () => {
    const { person, user } = await linked()
    const other = await newPerson(product)
    const codigo = await codeFor(other)
    expect(said(await discord.slash(user, 'vincular', { codigo }))).toContain(`ya está vinculado a ${person.username}`)
    const own = discord.person('Propio')
    expect(said(await discord.slash(own, 'vincular', { codigo }))).toContain(other.username)
  })
  it('replaces the linked Discord account', async () => {
    const { person, user } = await linked()
    const next = discord.person('Nuevo')
    await discord.slash(next, 'vincular', { codigo: await codeFor(person) })
    expect(said(await discord.slash(user, 'micuenta'))).toContain('no está vinculado')
    expect(said(await discord.slash(next, 'micuenta'))).toContain(person.username)
  })
  it('can be unlinked from Discord and from Mi Cuenta', async () => {
    const one = await linked()
    expect(said(await discord.slash(one.user, 'desvincular'))).toContain('Discord desvinculado')
    expect((await one.person.api.getOwnDiscord()).data.vinculado).toBeNull()
    const two = await linked()
    await two.person.api.unlinkOwnDiscord()
    expect(said(await discord.slash(two.user, 'micuenta'))).toContain('no está vinculado')
  })
  it('ends with the account, and is inactive while it is suspended', async () => {
    const closed = await linked()
    await closed.person.api.closeAccount({ body: { password: closed.person.password } })
    expect(said(await discord.slash(closed.user, 'micuenta'))).toContain('no está vinculado')
    const { person, user } = await linked()
    const hasta = new Date(Date.now() + 86_400_000).toISOString()
    const { data } = await admin.api.createSuspension({
      body: { player_id: person.id, alcance: 'cuenta', hasta, motivo: 'Prueba' },
    })
    expect(said(await discord.slash(user, 'micuenta'))).toContain('suspendida')
    await admin.api.deleteSuspension({ params: { id: data.id } })
    expect(said(await discord.slash(user, 'micuenta'))).toContain(person.username)
  })
})

describe('/micuenta', () => {
  it('shows one’s own clans and places only to oneself', async () => {
    const user = discord.person('Jefe')
    await discord.slash(user, 'vincular', { codigo: await codeFor(leader) })
    const reply = await discord.slash(user, 'micuenta')
    expect(reply.ephemeral).toBe(true)
    expect(said(reply)).toMatch(/Los Halcones.*Líder.*No Rankeado/)
  })
  it('asks an unlinked user to link', async () => {
    expect(said(await discord.slash(discord.person('Nadie'), 'micuenta'))).toContain('/vincular')
  })
})

const invite = (person: Person) =>
  leader.api.sendInvitacion({ body: { player_id: person.id, clan_id: clan.id, id_etapa: etapa.id } })
const rolesOf = (user: DiscordUser) =>
  [...(discord.world.members.get(user.id) ?? [])].map((id) => discord.world.roles.get(id)?.name).sort()

describe('an invitation comes by direct message', () => {
  it('and is accepted there once, however often the button is pressed; the roles follow', async () => {
    const { person, user } = await linked()
    await invite(person)
    const [message] = await discord.untilPosts(discord.world.directWith(user), 1)
    if (!message) throw new Error('no message')
    expect(embedText(message.embeds[0] ?? {})).toContain('Te invitan a Los Halcones')
    const replies = await Promise.all([
      discord.press(user, message, 'Aceptar'),
      discord.press(user, message, 'Aceptar'),
    ])
    expect(replies.map((reply) => reply?.content).sort()).toEqual([
      'Esa invitación ya se aceptó',
      'Ya eres de Los Halcones.',
    ])
    expect(message.components).toEqual([])
    expect((await person.api.getPlayer({ params: { id: person.id } })).data.clanes.map(({ nombre }) => nombre)).toEqual(
      ['Los Halcones'],
    )
    await discord.world.until(() => rolesOf(user).length === 2)
    expect(rolesOf(user)).toEqual(['Trinchera · Miembro', 'Trinchera · [HAL] Los Halcones'])
  })
  it('and is rejected there', async () => {
    const { person, user } = await linked()
    await invite(person)
    const [message] = await discord.untilPosts(discord.world.directWith(user), 1)
    if (!message) throw new Error('no message')
    expect((await discord.press(user, message, 'Rechazar'))?.content).toBe('Invitación rechazada.')
    expect((await person.api.listInvitaciones({ params: { playerId: person.id } })).data).toEqual([])
  })
  it('and refuses another user who presses its buttons', async () => {
    const { person, user } = await linked()
    const other = await linked()
    await invite(person)
    const [message] = await discord.untilPosts(discord.world.directWith(user), 1)
    if (!message) throw new Error('no message')
    expect((await discord.press(other.user, message, 'Aceptar'))?.content).toBe('Esa invitación no es tuya')
    expect((await discord.press(discord.person('Nadie'), message, 'Aceptar'))?.content).toContain('no está vinculado')
    expect((await person.api.listInvitaciones({ params: { playerId: person.id } })).data).toHaveLength(1)
  })
  it('and keeps its buttons after a refusal that may be temporary', async () => {
    const { person, user } = await linked()
    const closing = await newEtapa(admin)
    const founder = await newPerson(product)
    const own = await newClan(founder, closing, 'Los Queltehues', 'QUE')
    await founder.api.sendInvitacion({ body: { player_id: person.id, clan_id: own.id, id_etapa: closing.id } })
    const [message] = await discord.untilPosts(discord.world.directWith(user), 1)
    if (!message) throw new Error('no message')
    const labels = () => JSON.stringify(message.components).match(/"label":"[^"]+"/g)
    await admin.api.updateEtapa({ params: { id: closing.id }, body: { activo: false } })
    expect((await discord.press(user, message, 'Aceptar'))?.content).toContain('no está activa')
    await person.api.unlinkOwnDiscord()
    expect((await discord.press(user, message, 'Aceptar'))?.content).toContain('no está vinculado')
    expect(labels()).toEqual(['"label":"Aceptar"', '"label":"Rechazar"'])
    await admin.api.updateEtapa({ params: { id: closing.id }, body: { activo: true } })
    await discord.slash(user, 'vincular', { codigo: await codeFor(person) })
    expect((await discord.press(user, message, 'Aceptar'))?.content).toBe('Ya eres de Los Queltehues.')
    expect(message.components).toEqual([])
  })
  it('and shows the outcome there when it was answered on the site', async () => {
    const { person, user } = await linked()
    const { data: invitacion } = await invite(person)
    const [message] = await discord.untilPosts(discord.world.directWith(user), 1)
    if (!message) throw new Error('no message')
    await person.api.rejectInvitacion({ body: { id_invitacion: invitacion.id } })
    await discord.world.until(() => !message.components.length)
    expect(embedText(message.embeds[0] ?? {})).toContain('La rechazaste.')
    expect(discord.postsIn(discord.world.directWith(user))).toHaveLength(1)
  })
  it('and is shown in /micuenta to users who accept no direct messages', async () => {
    const { person, user } = await linked()
    discord.world.directWith(user).closed = true
    await invite(person)
    const reply = await discord.slash(user, 'micuenta')
    expect(said(reply)).toContain('Te invitan')
    expect(JSON.stringify(reply.components)).toContain('Aceptar')
  })
})

describe('roles', () => {
  it('follow the clan, and roles of others are not changed', async () => {
    const { person, user } = await linked()
    const stranger = { id: discord.world.newId(), name: 'Fundador', position: 5 }
    discord.world.roles.set(stranger.id, stranger)
    discord.world.members.get(user.id)?.add(stranger.id)
    const own = await newClan(person, await newEtapa(admin), 'Los Pumas', 'PUM')
    await discord.world.until(() => rolesOf(user).length === 3)
    expect(rolesOf(user)).toEqual(['Fundador', 'Trinchera · Líder', 'Trinchera · [PUM] Los Pumas'])
    await person.api.deleteClan({ body: { clanId: own.id } })
    await discord.world.until(() => [...discord.world.roles.values()].every(({ name }) => !name.includes('[PUM]')))
    await discord.world.until(() => rolesOf(user).length === 1)
    expect(rolesOf(user)).toEqual(['Fundador'])
  })
  it('are removed when a user unlinks', async () => {
    const { person, user } = await linked()
    await newClan(person, await newEtapa(admin), 'Los Zorros', 'ZRR')
    await discord.world.until(() => rolesOf(user).length === 2)
    await discord.slash(user, 'desvincular')
    await discord.world.until(() => rolesOf(user).length === 0)
    expect(rolesOf(user)).toEqual([])
  })
  it('of a clan differ from those of a clan with the same name in another etapa', async () => {
    const [one, two] = [await linked(), await linked()]
    const [here, there] = [
      await newEtapa(admin, { nombre: 'Etapa de acá' }),
      await newEtapa(admin, { nombre: 'Etapa de allá' }),
    ]
    await newClan(one.person, here, 'Los Cóndores', 'CON')
    await discord.world.until(() => rolesOf(one.user).includes('Trinchera · [CON] Los Cóndores'))
    await newClan(two.person, there, 'Los Cóndores', 'CON')
    await discord.world.until(
      () =>
        rolesOf(two.user).length === 2 &&
        rolesOf(one.user).length === 2 &&
        !rolesOf(one.user).includes('Trinchera · [CON] Los Cóndores'),
    )
    expect([one, two].map(({ user }) => rolesOf(user)[1])).toEqual([
      'Trinchera · [CON] Los Cóndores · Etapa de acá',
      'Trinchera · [CON] Los Cóndores · Etapa de allá',
    ])
  })
  it('refused by Discord do not block others', async () => {
    const [one, two] = [await linked(), await linked()]
    const etapa = await newEtapa(admin)
    discord.rest.fail('PUT', new RegExp(`/members/${one.user.id}/roles/`), { status: 403, code: 50013, times: 100 })
    await newClan(one.person, etapa, 'Los Traros', 'TRA')
    await newClan(two.person, etapa, 'Los Tiuques', 'TIU')
    await discord.world.until(() => rolesOf(two.user).length === 2)
    expect(rolesOf(one.user)).toEqual([])
    await bot.prints(/no se pueden mantener todos los roles/)
  })
})
