// Run by the bench in a process of its own, which has answered nothing yet: how long it takes to be ready, and its first answer beside the hundredth.
import { intents } from '../../src/intents/all'
import { readLearnt } from '../../src/intents/learnt'
import { matcherOf } from '../../src/intents/matcher'
import { assistantOf, openWorld } from './world'

const database = await openWorld()
const start = performance.now()
const learnt = readLearnt(process.argv[2])
if (!learnt) throw new Error('nothing was learnt of this corpus')
const matcher = Promise.resolve(matcherOf(intents, learnt))
const assistant = assistantOf(database, { learnt: () => matcher })
await assistant.warm()
const ready = performance.now()
const times: number[] = []
for (let asked = 0; asked < 100; asked++) {
  const before = performance.now()
  await assistant.ask('quien lleva la delantera en el ladder')
  times.push(performance.now() - before)
}
const [first = 0, hundredth = 0] = [times[0], times.at(-1)]
process.stdout.write(
  `after a start: ready in ${(ready - start).toFixed(0)} ms, first answer ${first.toFixed(1)} ms, hundredth ${hundredth.toFixed(1)} ms\n`,
)
await database.drop()
