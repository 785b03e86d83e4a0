// Run by the bench in a process of its own, which has answered nothing yet: its first answer, what was learnt read with it, beside the hundredth.
import { intents } from '../../src/intents/all'
import { readLearnt } from '../../src/intents/learnt'
import { matcherOf, type Matcher } from '../../src/intents/matcher'
import { assistantOf, openWorld } from './world'

const [file] = process.argv.slice(2)
const database = await openWorld()
let known: Promise<Matcher> | null = null
const read = async () => {
  const learnt = readLearnt(file)
  if (!learnt) throw new Error('nothing was learnt of this corpus')
  return matcherOf(intents, learnt)
}
const assistant = assistantOf(database, { learnt: () => (known ??= read()) })
const times: number[] = []
for (let asked = 0; asked < 100; asked++) {
  const before = performance.now()
  await assistant.ask('quien lleva la delantera en el ladder')
  times.push(performance.now() - before)
}
process.stdout.write(
  `after a start: first answer ${times[0]?.toFixed(0)} ms, hundredth ${times.at(-1)?.toFixed(1)} ms\n`,
)
await database.drop()
