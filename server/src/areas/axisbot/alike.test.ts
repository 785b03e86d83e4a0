import { afterAll, beforeAll, expect, it } from 'vitest'
import { password, startTestApp, type TestApp } from '../../../testing/app'

// Names that sound alike may belong to different clans or players. The assistant takes two spellings for one name only if the site would
// not allow both.

let site: TestApp
let etapa = 0

beforeAll(async () => {
  site = await startTestApp()
  const boss = await site.player('Mandamás', { rol: 1, admin: 1 })
  const juego = (await boss.api.createJuego({ body: { nombre: 'Allied Assault' } })).data.id
  etapa = (
    await boss.api.createEtapa({ body: { nombre: 'Etapa I', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
  for (const [index, nombre] of [
    'Casique',
    'Kasique',
    'Los Cóndores',
    'Torneos Próximos',
    'Quien Va Primero',
  ].entries()) {
    const leader = await site.player(`Dueño ${'abcde'.charAt(index)}lto`)
    await leader.api.createClan({ body: { nombre, tag: `K${index}q`, id_etapa: etapa } })
  }
  for (const username of ['Bino_1', 'Bino_2'])
    await site.visitor.registerPlayer({ body: { username, email: `${username.toLowerCase()}@example.com`, password } })
})
afterAll(() => site.stop())

const chat = async (message: string, conversacion?: string) =>
  site.visitor.chat({ body: { message, ...(conversacion === undefined ? {} : { conversacion }) } })

it.each(['Casique', 'Kasique'])('answers about %s and not about the clan that sounds the same', async (nombre) => {
  const { response } = await chat(`en que puesto va ${nombre.toLowerCase()}`)
  expect(response).toContain(`**${nombre}**`)
})

it('asks which of two similar names is meant, and understands its own buttons', async () => {
  const { response, sugerencias, conversacion } = await chat('en que puesto va el clan cacique')
  expect(response).toContain('¿A cuál te refieres')
  expect(sugerencias).toEqual(['¿En qué puesto va Casique?', '¿En qué puesto va Kasique?'])
  expect((await chat(sugerencias[1] ?? '', conversacion)).response).toContain('**Kasique**')
})

it.each([
  ['hay torneos próximos?', /torneo/i],
  ['torneos proximos', /torneo/i],
  ['quien va primero', /puesto 1/],
])('%s stays a question although a clan has that name', async (question, about) => {
  const { response } = await chat(question)
  expect(response).toMatch(about)
  expect(response).not.toMatch(/\*\*(?:Torneos Próximos|Quien Va Primero)\*\*/)
  expect((await chat('en que puesto va el clan torneos proximos')).response).toContain('**Torneos Próximos**')
})

it('asks which of two players goes by the short name', async () => {
  const { response, sugerencias } = await chat('quien es bino')
  expect(response).toContain('Bino_1')
  expect(response).toContain('Bino_2')
  expect((await chat(sugerencias[1] ?? '')).response).toContain('**Bino_2**')
})
