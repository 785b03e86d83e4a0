import { openDatabase } from '@trinchera/db/database'
import { migrate, NewerDatabaseError } from '@trinchera/db/migrate'
import { seedDemo } from '@trinchera/db/seed/seed-demo'
import { configOrExit } from '@trinchera/runtime/config'
import { applyAdmin } from './apply-admin'
import { hashPassword } from './passwords'

// Run once before the processes start: brings the database to where they expect it.

const say = (line: string) => process.stdout.write(`${line}\n`)

const config = configOrExit()
const database = openDatabase({ url: config.databaseUrl })
try {
  const applied = await migrate(database)
  say(applied.length ? `· base de datos: se aplicó ${applied.join(', ')}` : '· base de datos al día')

  const isEmpty = !(await database.db.selectFrom('juegos').select('id').limit(1).executeTakeFirst())
  if (config.seedDemo && isEmpty) {
    const { logins } = await seedDemo(database, { now: new Date(), hashPassword, loopback: config.loopback })
    if (logins.length) say(`· comunidad de demostración creada, con ${logins.length} cuentas para entrar`)
    if (!config.loopback)
      for (const { username, email, password, what } of logins) say(`  ${username} <${email}> ${password} (${what})`)
  }

  const told = {
    created: '· cuenta de administración creada',
    promoted: '· la cuenta de ADMIN_EMAIL ya existía: ahora administra y tiene la contraseña de ADMIN_PASSWORD',
    password: '· la cuenta de administración tiene la nueva contraseña de ADMIN_PASSWORD',
    unchanged: null,
  }
  const done = config.admin && told[await applyAdmin(database, config.admin, new Date())]
  if (done) say(done)
} catch (error) {
  if (!(error instanceof NewerDatabaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
