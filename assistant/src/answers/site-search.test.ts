import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { gameHost, now } from '../../testing/questions/world'
import { Assistant } from '../assistant'
import { textOf } from '../names/texts'

const world = inWorld()

const plain = (text: string) => text.replaceAll('\u200B', '')
const asked = async (text: string) => plain((await world.assistant.ask(text)).response)

async function publish(titulo: string, contenido: string): Promise<number> {
  return world.database.transaction(async (trx) => {
    const author = await trx
      .selectFrom('players')
      .where('username', '=', 'ElPregonero')
      .select(['id', 'username'])
      .executeTakeFirstOrThrow()
    const id = await insertAnuncio(trx, {
      titulo,
      descripcion: 'Para todos',
      contenido,
      imagen: null,
      creador: author.username,
      id_creador: author.id,
      created_at: now.toISOString(),
    })
    await bumpVersion(trx, 'anuncios')
    return id
  })
}

it('quotes the line that is asked for as soon as it is published, accents or not', async () => {
  expect(await asked('en que anuncio salia algo de las bujias del generador')).not.toContain('bujías')
  const id = await publish(
    'Mantención del cuartel',
    '<p>Se viene el invierno.</p><p>Cambiaremos las <b>bujías</b> del generador el sábado &amp; el domingo.</p>',
  )
  const text = await asked('en que anuncio salia algo de las bujias del generador')
  expect(text).toContain(`[Mantención del cuartel](/anuncios/details/${id})`)
  expect(text).toContain('Cambiaremos las bujías del generador el sábado & el domingo.')
  expect(await asked('que dice el anuncio mantencion del cuartel')).toContain(`/anuncios/details/${id}`)
})

it('owns up to what no announcement says', async () => {
  expect(await asked('en que anuncio salia algo de ornitorrincos fosforescentes')).toContain(
    'No encuentro ningún anuncio',
  )
})

it('lets no announcement become markup, or call anybody', async () => {
  await publish(
    'Premios zafiro',
    '<p>@everyone mira [esto](http://malo.example) y **corre** por el zafiro imperial.</p>',
  )
  const { response } = await world.assistant.ask('que dice el anuncio premios zafiro')
  expect(response).not.toMatch(/@everyone|\]\(http|\*\*corre/)
  expect(plain(response)).toContain('zafiro imperial')
})

it.each([
  ['blocks are lines', '<p>uno</p><p>dos</p>', ' uno\n dos\n'],
  ['marks go, entities stay as their signs', '<b>a &amp; b</b> &lt;c&gt;', ' a & b  <c>'],
])('%s', (_, html, text) => expect(textOf(html)).toBe(text))

it('says that Google is switched off, or how one gets in with it', async () => {
  expect(await asked('puedo entrar con google')).toMatch(/^No: .*apagado/)
  const on = new Assistant({ database: world.database, now: () => now, gameHost, siteName: 'Trinchera', google: true })
  expect((await on.ask('puedo entrar con google')).response).toMatch(/^Sí: /)
  const keyless = new Assistant({
    database: world.database,
    now: () => now,
    gameHost,
    siteName: 'Trinchera',
    llaves: false,
  })
  const { response } = await keyless.ask('como activo la verificacion en dos pasos')
  expect(response).toMatch(/App de códigos/)
  expect(response).not.toMatch(/Llave de acceso/)
  expect((await keyless.ask('puedo entrar con una llave de acceso')).response).toMatch(/^\*\*No\*\*/)
})

it('tells staff how staff do a thing, and nobody else', async () => {
  const { playerById } = (await world.assistant.site()).community
  const id = (name: string) => [...playerById.values()].find(({ nombre }) => nombre === name)?.id
  const how = 'como suspendo a alguien q anda haciendo trampa'
  expect((await world.assistant.ask(how, null, id('ElIntendente'))).response).toContain('/panel-admin/jugadores')
  expect((await world.assistant.ask(how, null, id('Pitazo'))).response).toContain('/panel-admin/jugadores')
  for (const other of [id('LaLlave'), id('Recluta'), null])
    expect((await world.assistant.ask(how, null, other)).response).not.toContain('/panel-admin')
})
