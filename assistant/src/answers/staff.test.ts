import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { corpus } from '../corpus/corpus'
import { isOfStaff } from './staff'

const world = inWorld()
const articles = corpus.articles.filter(({ id }) => id.startsWith('panel-'))

/** The lines that only those are told who may do it, each up to its first placeholder. */
const closedLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => !text.includes('{si no permiso}') || line.startsWith('{si permiso} '))
    .map((line) => line.replace('{si permiso} ', '').split('{')[0] ?? '')
    .filter((line) => line.length > 20)

it('knows the permission that each article of staff needs', () => {
  expect(articles.length).toBeGreaterThan(20)
  expect(articles.filter(({ id }) => !isOfStaff(id))).toEqual([])
})

it('tells how staff do their work only to those who may do it', async () => {
  const { community } = await world.assistant.site()
  const id = (name: string) => [...community.playerById.values()].find(({ nombre }) => nombre === name)?.id ?? null
  for (const { samples, es, en } of articles) {
    const asked = [samples[0] ?? '', samples.at(-1)?.split(' -> ').at(-1) ?? '']
    for (const who of [null, 'Recluta', 'Tatán'])
      for (const question of asked) {
        const { response } = await world.assistant.ask(question, null, who === null ? null : id(who))
        for (const line of [...closedLines(es), ...closedLines(en)])
          expect(response, `${who}: ${question}`).not.toContain(line)
      }
  }
  const tell = async (who: string) => (await world.assistant.ask('¿Cómo creo una etapa?', null, id(who))).response
  expect(await tell('ElIntendente')).toContain('/panel-admin/etapas')
  expect(await tell('Pitazo')).toContain('Tu rol (Moderador Ladder) no alcanza')
})
