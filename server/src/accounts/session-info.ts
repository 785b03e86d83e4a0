import type { SessionInfo } from '../http/handler'
import { suspended } from './suspended'

/** An account as `selectAccount` gives it, with the session it acts by. */
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

/** The rols that see what is private of others, and so need a second factor where the site asks for one. */
export const needsSecondFactor = ({ rol, admin }: { rol: number; admin: boolean }) => admin && (rol === 1 || rol === 2)

/**
 * The player that acts by an account. Throws 423 while it is suspended. Staff without the second factor that the site asks for act as a player:
 * no permission of staff is left to check (docs/behaviour/accounts.md#Second factor of staff).
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
