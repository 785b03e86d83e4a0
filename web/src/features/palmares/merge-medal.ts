import type { Medalla } from '@trinchera/contract/palmares'
import { medallaTipos } from '@trinchera/rules/medallas/tipos'

/** Compares medals by their order in a list: by kind, then newest first. */
const onShelf = (a: Medalla, b: Medalla) =>
  medallaTipos.indexOf(a.tipo) - medallaTipos.indexOf(b.tipo) ||
  b.fecha.localeCompare(a.fecha) ||
  a.clave.localeCompare(b.clave)

/** Applies a `medal:awarded` event to a list of medals. Inserts the medal in order, or removes it if a ruling has revoked it. */
export function mergeMedal(shelf: readonly Medalla[], medal: Medalla): Medalla[] {
  const others = shelf.filter(({ clave }) => clave !== medal.clave)
  return medal.vigente ? [...others, medal].sort(onShelf) : others
}
