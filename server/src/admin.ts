import { createInterface } from 'node:readline/promises'
import { randomBytes } from 'node:crypto'
import { openDatabase } from '@trinchera/db/database'
import { requireServableSchema } from '@trinchera/db/migrate'
import { passwordLength } from '@trinchera/rules/limits'
import { emailError } from '@trinchera/rules/validation'
import { makeAdmin } from './accounts/apply-admin'
import { refuseWeakPassword } from './accounts/refuse-weak-password'
import { BackupError } from './backup/backup-error'
import { endAs, print } from './backup/command'
import { readBackupConfig } from './backup/config'

// npm run admin -- EMAIL [PASSWORD]: makes the first account that may do everything (rol 1), beside a running site or a stopped one. What is
// not given is taken from ADMIN_EMAIL and ADMIN_PASSWORD, or asked. Without a password one is drawn and printed.

async function asked(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

const said = {
  created: 'Cuenta de administración creada',
  promoted: 'La cuenta ya existía: ahora administra y tiene esta contraseña',
  password: 'La cuenta ya administraba: tiene esta contraseña',
}

await endAs(async () => {
  const { databaseUrl } = readBackupConfig(process.env)
  const [givenEmail, givenPassword] = process.argv.slice(2)
  const email = (givenEmail ?? process.env.ADMIN_EMAIL?.trim() ?? (await asked('Correo: '))).toLowerCase()
  if (!email) throw new BackupError('Di qué correo: npm run admin -- correo@ejemplo.cl')
  const wrong = emailError(email)
  if (wrong) throw new BackupError(`${email}: ${wrong}`)
  const typed =
    givenPassword ??
    process.env.ADMIN_PASSWORD ??
    (await asked('Contraseña (vacía, se inventa una; se ve al escribir): '))
  const password = typed || randomBytes(12).toString('base64url')
  if (password.length < passwordLength.least || password.length > passwordLength.most)
    throw new BackupError(`La contraseña debe tener entre ${passwordLength.least} y ${passwordLength.most} caracteres`)
  await refuseWeakPassword(password, null).catch((error: unknown) => {
    throw new BackupError(error instanceof Error ? error.message : String(error))
  })
  const database = openDatabase({ url: databaseUrl })
  try {
    await requireServableSchema(database)
    const became = await makeAdmin(database, { email, password }, new Date())
    if (became === 'blocked') throw new BackupError(`${email}: esa cuenta está bloqueada, y nadie entra con ella`)
    print(`${said[became]}: ${email}`)
    if (!typed) print(`Contraseña: ${password}`)
  } finally {
    await database.close()
  }
})
