import { setTimeout as pause } from 'node:timers/promises'
import { commandFaults, faultsOf } from '@trinchera/testing/faults/faults'
import { runFaults, type FaultRun, type Outcome } from '@trinchera/testing/faults/run'
import { startCommandSite, startFaultSite, type CommandSite, type FaultSite } from '@trinchera/testing/faults/site'
import { afterEach, expect, it } from 'vitest'

// Inflicts six faults, or as many as FAULTS says, in a new random order each time; a failure prints the seed. `npm run test:long` inflicts
// each fault once.

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  lines.length = 0
})

const seed = process.env.FAULT_SEED ?? String(Date.now())
const asked = Number(process.env.FAULTS ?? 0)
const lines: string[] = []
const short: Omit<FaultRun, 'most' | 'least'> = {
  seed,
  everyMs: 1500,
  span: { shortMs: 1000, longMs: 5000 },
  print: (line) => void lines.push(line),
}

/** The memory limit of each process in docker-compose.yml, MB. */
const memoryGiven: Readonly<Record<string, number>> = { server: 768, worker: 1024, bot: 256 }
/** Most log lines that one fault may cause, in all processes together. */
const fewLines = 40

function expectWhole({ lost, doubled, unlikeReplay, behind, unsettled, leaking, refused, ...outcome }: Outcome) {
  const large = outcome.footprint.filter(({ name, mb }) => mb > (memoryGiven[name] ?? Infinity))
  const none = { lost: 0, doubled: 0, unlikeReplay: 0, behind: 0, unsettled: [], leaking: [], refused: [], large: [] }
  const found = { lost, doubled, unlikeReplay, behind, unsettled, leaking, refused: [...refused], large }
  expect({ seed, lines, ...found }).toEqual({ seed, lines, ...none })
  expect(outcome.mostWarnings).toBeLessThan(fewLines)
}

/** Prints a summary of the run for readers of the test log. */
function tell({ inflicted, reports, comments, repeated, mostWarnings, footprint, tookMs }: Outcome) {
  const names = [...new Set(footprint.map(({ name }) => name))]
  const most = names.map((name) => {
    const ofIt = footprint.filter((one) => one.name === name)
    return `${name} ${Math.max(...ofIt.map(({ mb }) => mb))} MB and ${Math.max(...ofIt.map(({ handles }) => handles))} handles`
  })
  const text = `${inflicted.length} faults in ${Math.round(tookMs / 1000)} s, seed ${seed}: ${reports} reports and ${comments} comments answered, ${repeated} sent again, ${mostWarnings} warnings a fault at most; at most ${most.join(', ')}`
  process.stdout.write(`${text}\n`)
}

/** Throws if the bot does not answer. Asks again as a person would, because messages sent while the bot has no session are lost. */
async function botAnswers({ bot, discord }: FaultSite) {
  const person = discord.person('Tatán#1')
  const ask = () => discord.say(person, `<@${discord.world.bot.id}> hola`)
  const first = ask()
  const asking = setInterval(ask, 5000)
  const answer = await Promise.race([discord.answerTo(first), pause(60_000, null)])
  clearInterval(asking)
  if (!answer) throw new Error([...lines, 'the bot is silent:', bot.output.slice(-4000)].join('\n'))
}

it('loses nothing and counts nothing twice, whatever fails under load', {
  timeout: 600_000 + asked * 60_000,
}, async () => {
  const site: FaultSite = await startFaultSite({}, asked ? 1024 : 128)
  ends.push(() => site.stop())
  const faults = faultsOf(site)
  const total = asked || (process.env.TEST_LONG ? Object.keys(faults).length : 6)
  const outcome = await runFaults(site, faults, { ...short, most: total, least: { reports: 40, comments: 10 } })
  tell(outcome)
  expectWhole(outcome)
  expect(outcome.inflicted).toHaveLength(total)
  await botAnswers(site)
})

it('loses nothing when the start command is killed with all that it runs', async () => {
  const site: CommandSite = await startCommandSite()
  ends.push(() => site.stop())
  const outcome = await runFaults(site, commandFaults, { ...short, most: 1, least: { reports: 10, comments: 0 } })
  tell(outcome)
  expectWhole(outcome)
  expect(outcome.inflicted).toHaveLength(1)
})
