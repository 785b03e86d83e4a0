import { openDatabase } from '@trinchera/db/database'
import { migrate } from '@trinchera/db/migrate'
import { listJuegos } from '@trinchera/db/queries/ladder/juegos'
import { storeOpciones } from '@trinchera/db/queries/site/opciones'
import { migrations } from '@trinchera/db/migrations/list'
import { seedDemo } from '@trinchera/db/seed/seed-demo'
import { databaseStartFailure } from '@trinchera/db/start-failure'
import { whenAnswers } from '@trinchera/db/when-answers'
import { emptyOpciones } from '@trinchera/rules/opciones'
import { configOrExit } from '@trinchera/runtime/config'
import { openPictures } from '@trinchera/runtime/open-pictures'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { keepFilesPrivate } from '@trinchera/runtime/private-files'
import { endStart } from '@trinchera/runtime/start'
import { refuseUnfinishedRestore } from '@trinchera/runtime/unfinished-restore'
import { applyAdmin } from './accounts/apply-admin'
import { hashPassword } from './accounts/passwords'

// Runs once before the site's processes start: migrates the database and creates the demo data and the administrator's account.

const print = (line: string) => process.stdout.write(`${line}\n`)

const config = configOrExit()
refuseUnfinishedRestore(config.dataDir)
keepFilesPrivate(config.dataDir)

// Checks the picture store. If the store replies with a refusal, the configuration is wrong, so the start fails. If it does not reply, the
// site starts without pictures, because the store may work again later.
try {
  await openPictures(config).get('uploads/none')
} catch (error) {
  if (!(error instanceof StoreAway)) throw error
  if (error.status !== null && error.status < 500)
    endStart({ line: `Configuración: UPLOADS_URL: el almacén de imágenes contesta ${error.status}`, permanent: true })
  print('· el almacén de imágenes no contesta: el sitio parte sin ellas')
}

const database = openDatabase({ url: config.databaseUrl })

/** How long to wait for a database that does not answer, ms: when a machine starts, it may be ready later than this process. */
const patienceMs = 60_000

/** Migrates the database and fills it. If several servers start together, the others wait until the first is done. */
async function prepare() {
  const applied = await migrate(database)
  print(applied.length ? `· base de datos: se aplicó ${applied.join(', ')}` : '· base de datos al día')

  const isEmpty = (await listJuegos(database.db)).length === 0
  // A new site in production has none of the servers and links that a site for development begins with.
  if (applied.length === migrations.length && config.production && !config.seedDemo)
    await database.transaction((trx) => storeOpciones(trx, emptyOpciones))
  if (config.seedDemo && isEmpty) {
    const { logins } = await seedDemo(database, { now: new Date(), hashPassword, loopback: config.loopback })
    if (logins.length) print(`· comunidad de demostración creada, con ${logins.length} cuentas para entrar`)
    if (!config.loopback)
      for (const { username, email, password, what } of logins) print(`  ${username} <${email}> ${password} (${what})`)
  }

  const messages = {
    created: '· cuenta de administración creada',
    promoted: '· la cuenta de ADMIN_EMAIL ya existía: ahora administra y tiene la contraseña de ADMIN_PASSWORD',
    password: '· la cuenta de administración tiene la nueva contraseña de ADMIN_PASSWORD',
    blocked: '· la cuenta de ADMIN_EMAIL está bloqueada, y nadie entra con ella',
    unchanged: null,
  }
  const message = config.admin && messages[await applyAdmin(database, config.admin, new Date())]
  if (message) print(message)
}

try {
  await whenAnswers(database, patienceMs, (error) =>
    print(`· ${databaseStartFailure(error, config.databaseUrl)?.line}; se espera hasta un minuto`),
  )
  await database.exclusively(prepare)
} catch (error) {
  const failure = databaseStartFailure(error, config.databaseUrl)
  if (!failure) throw error
  endStart(failure)
} finally {
  await database.close()
}
