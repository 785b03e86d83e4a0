import type { Medalla } from '@trinchera/contract/palmares'
import { medallaTipos } from '@trinchera/rules/medallas/tipos'

/** The order of a shelf: by kind, then the latest first. */
const onShelf = (a: Medalla, b: Medalla) =>
  medallaTipos.indexOf(a.tipo) - medallaTipos.indexOf(b.tipo) ||
  b.fecha.localeCompare(a.fecha) ||
  a.clave.localeCompare(b.clave)

/** A shelf after an event: with the medal in its place, or without it where a ruling took it back. */
export function mergeMedal(shelf: readonly Medalla[], medal: Medalla): Medalla[] {
  const others = shelf.filter(({ clave }) => clave !== medal.clave)
  return medal.vigente ? [...others, medal].sort(onShelf) : others
}
