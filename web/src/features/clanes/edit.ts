import type { Clan } from '@trinchera/contract/clanes'
import { rangos, type Rango } from '@trinchera/rules/permissions'
import { rangoText } from '../../lib/rango'

/** What a leader has changed and not yet saved; a field that is not there is as the clan has it. */
export interface Typed {
  nombre?: string
  tag?: string
  acepta?: boolean
  quitar?: boolean
  rangos: Record<string, Rango>
}

/** Reads what was kept of an earlier try; what is broken is left out. */
export function readTyped(text: string): Typed {
  const typed: Typed = { rangos: {} }
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return typed
  }
  if (typeof kept !== 'object' || kept === null) return typed
  if ('nombre' in kept && typeof kept.nombre === 'string') typed.nombre = kept.nombre
  if ('tag' in kept && typeof kept.tag === 'string') typed.tag = kept.tag
  if ('acepta' in kept && typeof kept.acepta === 'boolean') typed.acepta = kept.acepta
  if ('quitar' in kept && typeof kept.quitar === 'boolean') typed.quitar = kept.quitar
  if ('rangos' in kept && typeof kept.rangos === 'object' && kept.rangos !== null) {
    for (const [id, value] of Object.entries(kept.rangos)) {
      const rango = rangos.find((known) => known === value)
      if (rango) typed.rangos[id] = rango
    }
  }
  return typed
}

const clean = (text: string) => text.trim().replace(/\s+/gu, ' ')

/** What of it is a change to the clan as it is now: that alone is sent. */
export function changesTo(clan: Clan, typed: Typed) {
  const players = clan.players.flatMap(({ id, rango }) => {
    const wanted = typed.rangos[id]
    return wanted && wanted !== rango ? [{ id, rango: wanted }] : []
  })
  const nombre = typed.nombre === undefined ? clan.nombre : clean(typed.nombre)
  const tag = typed.tag === undefined ? clan.tag : clean(typed.tag)
  return {
    ...(nombre === clan.nombre ? {} : { nombre }),
    ...(tag === clan.tag ? {} : { tag }),
    ...(typed.acepta === undefined || typed.acepta === clan.acepta_solicitudes
      ? {}
      : { acepta_solicitudes: typed.acepta }),
    ...(typed.quitar && clan.imagen ? { quitar_imagen: true } : {}),
    ...(players.length > 0 ? { players } : {}),
  }
}

/** What others changed since, a sentence each, as the leader should read it before saving. */
export function changedMeanwhile(before: Clan, now: Clan): string[] {
  const was = new Map(before.players.map((player) => [player.id, player]))
  const is = new Map(now.players.map((player) => [player.id, player]))
  return [
    ...(before.nombre === now.nombre ? [] : [`Ahora el nombre es ${now.nombre}.`]),
    ...(before.tag === now.tag ? [] : [`Ahora el tag es ${now.tag}.`]),
    ...(before.imagen === now.imagen ? [] : [now.imagen ? 'La imagen es otra.' : 'Ahora el clan no tiene imagen.']),
    ...(before.acepta_solicitudes === now.acepta_solicitudes
      ? []
      : [now.acepta_solicitudes ? 'Ahora el clan recibe solicitudes.' : 'Ahora el clan no recibe solicitudes.']),
    ...now.players.flatMap((player) => {
      const earlier = was.get(player.id)
      if (!earlier) return [`${player.username} entró al clan.`]
      return earlier.rango === player.rango ? [] : [`${player.username} ahora es ${rangoText[player.rango]}.`]
    }),
    ...before.players.flatMap((player) => (is.has(player.id) ? [] : [`${player.username} ya no está en el clan.`])),
  ]
}

/** Whether what others changed is what the leader is changing too: then the leader must look before it is saved over. */
export function conflictsOf(before: Clan, now: Clan, typed: Typed): boolean {
  const changes = changesTo(before, typed)
  const rangoNow = new Map(now.players.map(({ id, rango }) => [id, rango]))
  return (
    (changes.nombre !== undefined && before.nombre !== now.nombre) ||
    (changes.tag !== undefined && before.tag !== now.tag) ||
    (changes.acepta_solicitudes !== undefined && before.acepta_solicitudes !== now.acepta_solicitudes) ||
    (changes.quitar_imagen !== undefined && before.imagen !== now.imagen) ||
    (changes.players ?? []).some(
      ({ id }) => before.players.find((player) => player.id === id)?.rango !== rangoNow.get(id),
    )
  )
}
