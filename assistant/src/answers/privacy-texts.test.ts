import { readOpciones, storeOpciones } from '@trinchera/db/queries/site/opciones'
import { storeTexto } from '@trinchera/db/queries/site/textos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { now } from '../../testing/questions/world'

const world = inWorld()
const asked = async (text: string) => (await world.assistant.ask(text)).response

it('says who is responsible for the data, and what the operator added to the privacy page', async () => {
  const autor = await world.database.db.selectFrom('players').select('id').executeTakeFirstOrThrow()
  await world.database.transaction(async (trx) => {
    const { responsable } = await readOpciones(trx)
    await storeOpciones(trx, {
      responsable: { ...responsable, nombre: 'Liga de los Andes', direccion: 'Calle Uno 123', correo: 'datos@liga.cl' },
    })
    await storeTexto(trx, 'privacidad_extra', {
      version: 1,
      contenido: { contenido: '<p>Las grabaciones de los mapamundis se borran en diez días.</p>' },
      fecha: now.toISOString(),
      autor: autor.id,
    })
    for (const topic of ['textos', 'opciones'] as const) await bumpVersion(trx, topic)
  })
  expect(await asked('quien responde por mis datos')).toMatch(/Liga de los Andes.*Calle Uno 123/)
  const texts = await (await world.assistant.site()).textos()
  expect(texts.map(({ sentences }) => sentences.join(' '))).toContain(
    'Las grabaciones de los mapamundis se borran en diez días.',
  )
})
