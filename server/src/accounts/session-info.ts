import type { SessionInfo } from '../http/handler'
import { suspended } from './suspended'

/** An account and the session it uses, as selected by `selectAccount`. */
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

/** True for rols that can see other people's private data and therefore need a second factor, if the site requires one. */
export const needsSecondFactor = ({ rol, admin }: { rol: number; admin: boolean }) => admin && (rol === 1 || rol === 2)

/**
 * The session's player. Throws 423 while the account is suspended. Staff who lack the required second factor get no admin flag, so all
 * later checks treat them as an ordinary player (docs/behaviour/accounts.md#Second factor of staff).
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
