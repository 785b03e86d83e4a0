import { expect, it } from 'vitest'
import { matcher } from '../../src/intents/learnt'
import { askingOf, sources } from '../../src/query/turn'
import { readThread } from '../../src/thread'
import { readQuestion } from '../../src/understand'
import { questions } from './measure'
import { heldTurns } from './recorded'
import { assistantOf, openWorld } from './world'

it('lets one answer of a source stand for a question, so that no order within it decides', async () => {
  const database = await openWorld()
  const assistant = assistantOf(database)
  const learnt = await matcher()
  const site = await assistant.site()
  const asked = [
    ...questions.filter(({ judged }) => !judged).map((question) => question.asked),
    ...heldTurns().flatMap(({ as, brackets, thread }) => (as || brackets ? [] : [thread])),
  ]
  const several: string[] = []
  for (const thread of asked) {
    let conversacion: string | null = null
    for (const text of thread.slice(0, -1)) ({ conversacion } = await assistant.ask(text, conversacion))
    const before = readThread(conversacion, site.community)
    const asking = askingOf(readQuestion(thread.at(-1) ?? '', site, learnt, before), before, site)
    for (const [source, answerings] of Object.entries(sources)) {
      const told = await Promise.all(answerings.map((answering) => answering(asking)))
      const texts = new Set(told.flatMap((each) => (each ? [each.reply.text] : [])))
      if (texts.size > 1) several.push(`${source}: ${thread.join(' -> ')}`)
    }
  }
  await database.drop()
  expect(several).toEqual([])
}, 600_000)
