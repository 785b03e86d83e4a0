import { createLog } from '@trinchera/runtime/log'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { newProcessName, openQuarantine } from '../src/quarantine/quarantine'

// A worker process that kills itself while it updates the ladder table of etapa 5. quarantine.test.ts runs it as `dying-worker.ts REDIS_URL
// [first]`.

const print = (line: string) => process.stdout.write(`${line}\n`)
const [, , url = ''] = process.argv
const log = createLog({ name: 'worker', level: 'silent', production: true })
const processName = newProcessName()
const redis = await ready(connectRedis(url, 'commands', new RedisOutage(log), processName))
const onQuarantined = async () => void print('apartado')
const quarantine = openQuarantine({ redis, processName, now: () => new Date(), log, onQuarantined })

let bothBegun = () => {}
const begun = new Promise<void>((resolve) => {
  bothBegun = resolve
})
const first = process.argv[3] === 'first'
// a job that does not cause the death; in the first run, this job is being done when the process dies
const mail = quarantine.run('deliver-mail', { mail: 9 }, async () => {
  if (first) await new Promise<void>(() => bothBegun())
})
if (!first) print(`correo: ${await mail}`)
const fold = quarantine.run('recalculate-etapa', { etapa: 5 }, async () => {
  if (first) await begun
  process.kill(process.pid, 'SIGKILL')
  await new Promise<void>(() => {})
})
print(`etapa: ${await fold}`)
await quarantine.close()
redis.disconnect()
