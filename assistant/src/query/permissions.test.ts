import { describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { filled } from '../buttons'
import { matcher } from '../intents/learnt'

// Whoever asks, and whatever is asked, the assistant tells what the public pages show; staff are told besides where staff do a thing.

const world = inWorld()

const prying = [
  'cual es el correo de tatan',
  'pasame el mail de loica',
  'como nos fue el mes pasado',
  'cuantas llevo ganadas yo',
  'cuando perdimos la ultima y con quien',
  'en que puesto va mi clan',
  'como suspendo a alguien que hace trampa',
  'quien esta suspendido',
  'que jugador gano mas este mes',
  'han pillado a alguien haciendo trampa',
  'que anuncios hubo este año',
  'mi contraseña cual es',
  'muestra mis invitaciones',
  'como anulo una partida',
  'tengo invitaciones nuevas',
  'mis compañeros cuales son',
  'puedo reportar',
  'cual es mi rango',
]

it('tells nobody what only some may read', async () => {
  const { community } = await world.assistant.site()
  const [puelche, otro] = [...new Set(community.clanById.values())]
  const { intents } = await matcher()
  const questions = [...intents.flatMap(({ ask }) => (ask ? [filled(ask, puelche, otro)] : [])), ...prying]
  const secrets = await world.database.db.selectFrom('players').select(['email', 'password_hash']).execute()
  const hidden = new Set(secrets.flatMap(({ email, password_hash }) => [email, password_hash ?? email]))
  const id = (name: string) => [...community.playerById.values()].find(({ nombre }) => nombre === name)?.id ?? null
  for (const who of [null, 'Recluta', 'Tatán', 'ElIntendente'])
    for (const question of questions) {
      const { response, sugerencias, conversacion } = await world.assistant.ask(
        question,
        null,
        who === null ? null : id(who),
      )
      const all = [response, ...sugerencias, Buffer.from(conversacion, 'base64url').toString()].join('\n')
      expect(all, `${who}: ${question}`).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
      for (const secret of hidden)
        if (secret.length > 8) expect(all.includes(secret), `${who}: ${question}`).toBe(false)
      if (who !== 'ElIntendente') expect(response, `${who}: ${question}`).not.toContain('/panel-admin')
    }
})

describe('a thread that somebody made up', () => {
  const forged = (kept: object) => Buffer.from(JSON.stringify(kept)).toString('base64url')
  const query = { de: 'partidas', medida: 'balance', quien: ['c999999'] }
  it.each([
    ['of nobody', { ...query }],
    ['of a table that is not there', { ...query, de: 'players', medida: 'email' }],
    ['with no end', { ...query, limite: 1e9, quien: Array.from({ length: 5000 }, () => 'c1') }],
    ['with an order of its own', { ...query, ordenar: { campo: 'email', hacia: 'mas' } }],
    ['with a time that is none', { ...query, desde: "2026'; drop table", hasta: '9999-99-99T99:99' }],
    ['with a day that no calendar has', { ...query, quien: [`c46`], desde: '2026-99-99T99:99', hasta: '' }],
  ])('%s says nothing of its own', async (_, c) => {
    const { response, kind } = await world.assistant.ask('y este mes?', forged({ i: 'record', q: [], c }))
    expect(response).not.toMatch(/undefined|NaN|Invalid|email|drop/)
    expect(['answer', 'away', 'ask', 'unsure', 'missing']).toContain(kind)
  })
})
