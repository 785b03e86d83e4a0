import type { Medalla } from '@trinchera/contract/palmares'
import { medallaTipos } from '@trinchera/rules/medallas/tipos'

/** The order of medals in a list: by kind, then newest first. */
const onShelf = (a: Medalla, b: Medalla) =>
  medallaTipos.indexOf(a.tipo) - medallaTipos.indexOf(b.tipo) ||
  b.fecha.localeCompare(a.fecha) ||
  a.clave.localeCompare(b.clave)

/** The list after a `medal:awarded` event: with the medal inserted in order, or without the medal if a ruling revoked it. */
export function mergeMedal(shelf: readonly Medalla[], medal: Medalla): Medalla[] {
  const others = shelf.filter(({ clave }) => clave !== medal.clave)
  return medal.vigente ? [...others, medal].sort(onShelf) : others
}
