import type { FieldError } from '@trinchera/contract/route'
import type { Opciones, ServerOption } from '@trinchera/contract/opciones'
import { queryPortOffset } from '@trinchera/rules/limits'
import { RuleError } from '../../http/rule-error'

const maxPort = 65_535
const queryPortOf = ({ puerto, puerto_consulta }: ServerOption) => puerto_consulta ?? puerto + queryPortOffset
const hostOf = ({ host }: ServerOption) => host?.toLowerCase() ?? ''

/** Indexes of the values whose key already occurs earlier in the list. */
function duplicates<T>(list: readonly T[], keyOf: (value: T) => string): number[] {
  const seen = new Set<string>()
  return list.flatMap((value, index) => {
    const key = keyOf(value)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? [index] : []
  })
}

function serverErrors(servidores: readonly ServerOption[]): FieldError[] {
  const at = (index: number, field: keyof ServerOption, message: string) => ({
    field: `servidores.${index}.${field}`,
    message,
  })
  return [
    ...duplicates(servidores, ({ id }) => String(id)).map((index) =>
      at(index, 'id', 'Ya hay un servidor con ese identificador'),
    ),
    ...duplicates(servidores, (server) => `${hostOf(server)} ${server.puerto}`).map((index) =>
      at(index, 'puerto', 'Ya hay un servidor en ese puerto'),
    ),
    ...duplicates(servidores, (server) => `${hostOf(server)} ${queryPortOf(server)}`).map((index) =>
      at(index, 'puerto_consulta', 'Ya hay un servidor con ese puerto de consulta'),
    ),
    ...servidores.flatMap((server, index) =>
      queryPortOf(server) > maxPort
        ? [at(index, 'puerto_consulta', 'El puerto de consulta que le toca no existe: escríbelo')]
        : [],
    ),
  ]
}

/** Throws 400 if a list of the opciones contains duplicates or a server's query port is greater than 65535. */
export function refuseDuplicates({ servidores = [], streamers = [], motivos = [] }: Partial<Opciones>): void {
  const errors = [
    ...serverErrors(servidores),
    ...duplicates(streamers, (login) => login).map((index) => ({
      field: `streamers.${index}`,
      message: 'Ese canal ya está en la lista',
    })),
    ...duplicates(motivos, (motivo) => motivo).map((index) => ({
      field: `motivos.${index}`,
      message: 'Ese motivo ya está en la lista',
    })),
  ]
  const [first] = errors
  if (first) throw new RuleError(400, errors.length === 1 ? first.message : 'Revisa los datos marcados', errors)
}
