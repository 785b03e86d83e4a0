import { z } from 'zod'
import { clanNameField, clanTagField } from '@trinchera/contract/clanes'
import { fieldErrors } from '@trinchera/contract/messages'
import type { Db } from '@trinchera/db/database'
import { takenClanField } from '@trinchera/db/queries/clanes/clanes'
import { fieldError, RuleError } from '../../http/rule-error'

export interface ClanNames {
  nombre: string
  tag: string
}

const namesSchema = z.object({ nombre: clanNameField, tag: clanTagField })

function requireNames<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const errors = fieldErrors(parsed.error)
  throw new RuleError(400, errors.length === 1 && errors[0] ? errors[0].message : 'Revisa los datos marcados', errors)
}

/** Validates the name and tag of a clan in a multiplayer etapa (docs/behaviour/clans.md#Clan names and tags). Throws 400 if invalid. */
export const parseClanNames = (names: ClanNames): ClanNames => requireNames(namesSchema, names)

/** Validates the tag of a clan in a single-player etapa, where the clan's name is the player's name. Throws 400 if it is invalid. */
export const parseClanTag = (tag: string): string => requireNames(namesSchema.pick({ tag: true }), { tag }).tag

const taken = {
  nombre: 'Ya hay un clan con ese nombre en la etapa, o con uno que se le parece demasiado',
  tag: 'Ya hay un clan con ese tag en la etapa, o con uno que se le parece demasiado',
} as const

/** Throws 409 if another clan of the etapa has the same or a too similar name or tag. `own`: id of the clan itself, if it exists. */
export async function requireFreeNames(trx: Db, etapa: number, names: ClanNames, own = 0): Promise<ClanNames> {
  const field = await takenClanField(trx, etapa, names, own)
  if (field) throw fieldError(409, field, taken[field])
  return names
}

export const nameTakenConcurrently = () => new RuleError(409, 'Ese nombre o ese tag se acaba de ocupar en la etapa')
