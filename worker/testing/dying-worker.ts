import { createLog } from '@trinchera/runtime/log'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { newProcessName, openQuarantine } from '../src/quarantine/quarantine'

// A worker process that is killed by its work on stage 5; run by quarantine.test.ts: `dying-worker.ts REDIS_URL`.

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
// a second job that is not to blame: in the first run it is also under way when the process dies
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
