import { randomBytes } from 'node:crypto'
import type { Database, Db } from '../database'
import { refoldEtapa } from '../fold-etapa'
import { foldMedals } from '../fold-medals'
import { markBroadcast } from '../queries/ladder/projection'
import { bumpVersion } from '../queries/site/versions'
import { demoAccounts, type DemoAccount } from './data/logins'
import { planCommunity } from './plan'
import { known, storeCommunity } from './store'
import { storeAnuncios } from './store-anuncios'
import { storeForo } from './store-foro'
import { storeLinajes } from './store-linajes'
import { storeRetos } from './store-retos'
import { archiveOldEtapas } from './store-staff-work'
import { storeTorneos } from './store-torneos'

export type DemoLogin = DemoAccount

export interface SeedOptions {
  now: Date
  /** Hashes the passwords of the demo accounts. Other accounts have no password. */
  hashPassword: (password: string) => Promise<string>
  /** True if the site can only be reached from this machine. Otherwise the demo accounts get random passwords, returned only here. */
  loopback: boolean
}

/** Username of the demo account that has this rol. */
const staff = (rol: number) => demoAccounts.find((account) => account.rol === rol)?.username ?? ''

/** True if the database has no juego and no account except administrators. */
async function isEmpty(db: Db): Promise<boolean> {
  const juego = await db.selectFrom('juegos').select('id').limit(1).executeTakeFirst()
  const player = await db
    .selectFrom('players')
    .select('id')
    .where((eb) => eb.or([eb('rol', '<>', 1), eb('admin', '<>', 1)]))
    .limit(1)
    .executeTakeFirst()
  return !juego && !player
}

/**
 * Fills an empty database with the demo community, in one transaction, and returns the logins of the demo accounts. If the database has
 * other content, changes nothing and returns no logins. The ladder tables are calculated as in normal use.
 */
export async function seedDemo(
  database: Database,
  { now, hashPassword, loopback }: SeedOptions,
): Promise<{ logins: DemoLogin[] }> {
  if (!(await isEmpty(database.db))) return { logins: [] }
  const logins = demoAccounts.map((account) =>
    loopback ? account : { ...account, password: randomBytes(12).toString('base64url') },
  )
  const hashes = new Map<string, string>()
  for (const { username, password } of logins) hashes.set(username, await hashPassword(password))
  const community = planCommunity(now)

  return database.transaction(async (trx) => {
    if (!(await isEmpty(trx))) return { logins: [] } // another process filled the database meanwhile
    const { players, etapas } = await storeCommunity(trx, community, hashes, staff(2), now)
    for (const etapa of etapas) {
      const { version } = await refoldEtapa(trx, etapa, now.toISOString())
      await markBroadcast(trx, etapa, version)
    }
    await storeRetos(trx, now.getTime())
    await storeAnuncios(trx, players, now)
    await storeForo(trx, database.dialect, players, now.getTime())
    await archiveOldEtapas(trx, etapas, known(players, staff(1)), now.getTime())
    await storeLinajes(trx, now)
    for (const etapa of etapas) await foldMedals(trx, etapa, now)
    await storeTorneos(trx, known(players, staff(3)), now.getTime())
    await bumpVersion(trx, 'juegos')
    await bumpVersion(trx, 'anuncios')
    return {
      logins: logins.map((login) => ({
        ...login,
        username: players.get(login.username)?.username ?? login.username,
        email: players.get(login.username)?.email ?? login.email,
      })),
    }
  })
}
