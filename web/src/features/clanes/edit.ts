import type { Clan } from '@trinchera/contract/clanes'
import { clanFieldNow, clanFields } from '@trinchera/rules/clan-fields'
import { rangos, type Rango } from '@trinchera/rules/permissions'
import { changedFields } from '../../lib/edit-conflict'
import { rangoText } from '@trinchera/rules/rango'

/** Unsaved edits of a clan. Absent fields are not edited. `quitar`: remove the picture. `rangos`: new rangos by player id. */
export interface Typed {
  nombre?: string
  tag?: string
  lema?: string
  acepta?: boolean
  quitar?: boolean
  rangos: Record<string, Rango>
}

/** Parses the edits stored in a draft. Ignores malformed fields. */
export function parseTyped(text: string): Typed {
  const typed: Typed = { rangos: {} }
  let draft: unknown
  try {
    draft = JSON.parse(text)
  } catch {
    return typed
  }
  if (typeof draft !== 'object' || draft === null) return typed
  if ('nombre' in draft && typeof draft.nombre === 'string') typed.nombre = draft.nombre
  if ('tag' in draft && typeof draft.tag === 'string') typed.tag = draft.tag
  if ('lema' in draft && typeof draft.lema === 'string') typed.lema = draft.lema
  if ('acepta' in draft && typeof draft.acepta === 'boolean') typed.acepta = draft.acepta
  if ('quitar' in draft && typeof draft.quitar === 'boolean') typed.quitar = draft.quitar
  if ('rangos' in draft && typeof draft.rangos === 'object' && draft.rangos !== null) {
    for (const [id, value] of Object.entries(draft.rangos)) {
      const rango = rangos.find((known) => known === value)
      if (rango) typed.rangos[id] = rango
    }
  }
  return typed
}

const clean = (text: string) => text.trim().replace(/\s+/gu, ' ')

/** The body of the API call that saves the edits: only fields that differ from the clan's, and rangos of players who are still members. */
export function changesTo(clan: Clan, typed: Typed) {
  const players = clan.players.flatMap(({ id, rango }) => {
    const wanted = typed.rangos[id]
    return wanted && wanted !== rango ? [{ id, rango: wanted }] : []
  })
  const nombre = typed.nombre === undefined ? clan.nombre : clean(typed.nombre)
  const tag = typed.tag === undefined ? clan.tag : clean(typed.tag)
  const stored = clan.lema ?? ''
  const lema = typed.lema === undefined ? stored : clean(typed.lema)
  return {
    ...(nombre === clan.nombre ? {} : { nombre }),
    ...(tag === clan.tag ? {} : { tag }),
    ...(lema === stored ? {} : { lema }),
    ...(typed.acepta === undefined || typed.acepta === clan.acepta_solicitudes
      ? {}
      : { acepta_solicitudes: typed.acepta }),
    ...(typed.quitar && clan.imagen ? { quitar_imagen: true } : {}),
    ...(players.length > 0 ? { players } : {}),
  }
}

/** What differs between two versions of a clan, one Spanish sentence per difference. */
export function describeChanges(before: Clan, now: Clan): string[] {
  const playersBefore = new Map(before.players.map((player) => [player.id, player]))
  const playersNow = new Map(now.players.map((player) => [player.id, player]))
  return [
    ...changedFields(clanFields, before, now).map((field) => `${clanFieldNow[field](now)}.`),
    ...now.players.flatMap((player) => {
      const earlier = playersBefore.get(player.id)
      if (!earlier) return [`${player.username} entró al clan.`]
      return earlier.rango === player.rango ? [] : [`${player.username} ahora es ${rangoText[player.rango]}.`]
    }),
    ...before.players.flatMap((player) =>
      playersNow.has(player.id) ? [] : [`${player.username} ya no está en el clan.`],
    ),
  ]
}

/**
 * What both the viewer and, since `before`, somebody else has changed: names of fields, and 'rango:id' for members. The viewer must review
 * these changes before saving.
 */
export function conflictsOf(before: Clan, now: Clan, typed: Typed): string[] {
  const edited = changesTo(before, typed)
  const rangoIn = (clan: Clan, player: number) => clan.players.find(({ id }) => id === player)?.rango
  return [
    ...changedFields(clanFields, before, now).filter((field) =>
      field === 'imagen' ? edited.quitar_imagen : field in edited,
    ),
    ...(edited.players ?? [])
      .filter(({ id }) => rangoIn(before, id) !== rangoIn(now, id))
      .map(({ id }) => `rango:${id}`),
  ]
}
