import type { SessionInfo } from '../http/handler'
import { suspended } from './suspended'

/** An account and one of its sessions (`jti`), as selected by `selectAccount`. `hasta`, `motivo`: its active suspension, or null. */
interface AccountRow {
  id: number
  username: string
  email: string
  rol: number
  admin: number
  imagen: string | null
  validado: number
  second_factor: number
  hasta: string | null
  motivo: string | null
  jti: string
  since: string
}

/** True for staff who can see other people's private data (rol 1 and 2). If the site requires a second factor, it requires it from them. */
export const needsSecondFactor = ({ rol, admin }: { rol: number; admin: boolean }) => admin && (rol === 1 || rol === 2)

/**
 * The signed-in player of a session. Throws 423 while the account is suspended. If staff lack a required second factor, `admin` is false,
 * so that they are treated like any other player (docs/behaviour/accounts.md#Second factor of staff).
 */
export function sessionInfo(
  { hasta, motivo, second_factor, ...row }: AccountRow,
  { staffSecondFactor }: { staffSecondFactor: boolean },
): SessionInfo {
  if (hasta !== null && motivo !== null) throw suspended({ alcance: 'cuenta', hasta, motivo })
  const admin = row.admin === 1
  const secondFactor = second_factor === 1
  const lacksSecondFactor = staffSecondFactor && !secondFactor && needsSecondFactor({ rol: row.rol, admin })
  const { id, username, email, rol, imagen, jti, since } = row
  return {
    id,
    username,
    email,
    rol,
    imagen,
    jti,
    since,
    admin: admin && !lacksSecondFactor,
    validado: row.validado === 1,
    secondFactor,
    lacksSecondFactor,
  }
}
