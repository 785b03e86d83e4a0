import type { Answer } from './interactions'
import { asObject, asText, eventPayload, type DiscordEvent, type Json, type World } from './world'

const wrong = (message: string, code = 50035): Answer => ({ status: 400, body: { code, message } })
const unknown: Answer = { status: 404, body: { code: 10070, message: 'Unknown Guild Scheduled Event' } }

/** For each status of a scheduled event, the statuses that Discord allows next. */
const next: Record<number, readonly number[]> = { 1: [2, 4], 2: [3] }

function faultOf({ name, description, location, start, end }: DiscordEvent): string | null {
  if (!name || name.length > 100) return 'name: 1 to 100'
  if (description.length > 1000) return 'description: 1000 or fewer'
  if (!location || location.length > 100) return 'entity_metadata.location: 1 to 100'
  return Date.parse(end) > Date.parse(start) ? null : 'scheduled_end_time: after the start'
}

const startFault = (start: string) => (Date.parse(start) > Date.now() ? null : 'scheduled_start_time: in the past')

/** REST handlers for the guild's scheduled events, of the kind that takes place outside of Discord. */
export function eventHandlers(world: World) {
  const payload = (event: DiscordEvent): Answer => ({ status: 200, body: eventPayload(world, event) })
  const given = (body: Json): Partial<DiscordEvent> => ({
    ...(body.name === undefined ? {} : { name: asText(body.name) }),
    ...(body.description === undefined ? {} : { description: asText(body.description) }),
    ...(body.entity_metadata === undefined ? {} : { location: asText(asObject(body.entity_metadata).location) }),
    ...(body.scheduled_start_time === undefined ? {} : { start: asText(body.scheduled_start_time) }),
    ...(body.scheduled_end_time === undefined ? {} : { end: asText(body.scheduled_end_time) }),
  })
  const find = (guild: string, id: string) => {
    const event = world.events.get(id)
    return event?.guild === guild ? event : undefined
  }
  return {
    list: (guild: string): Answer => ({
      status: 200,
      body: [...world.events.values()]
        .filter((event) => event.guild === guild && event.status < 3)
        .map((event) => eventPayload(world, event)),
    }),
    get(guild: string, id: string): Answer {
      const event = find(guild, id)
      return event ? payload(event) : unknown
    },
    create(guild: string, body: Json): Answer {
      if (body.entity_type !== 3 || body.privacy_level !== 2) return wrong('entity_type, privacy_level')
      const empty = { name: '', description: '', location: '', start: '', end: '' }
      const event = { id: world.newId(), guild, status: 1, ...empty, ...given(body) }
      const fault = faultOf(event) ?? startFault(event.start)
      if (fault) return wrong(fault)
      world.events.set(event.id, event)
      world.notifyWaiters()
      return payload(event)
    },
    edit(guild: string, id: string, body: Json): Answer {
      const event = find(guild, id)
      if (!event) return unknown
      if (event.status > 2) return wrong('Cannot update a finished event', 180_000)
      const changed = { ...event, ...given(body) }
      const fault = faultOf(changed) ?? (body.scheduled_start_time === undefined ? null : startFault(changed.start))
      if (fault) return wrong(fault)
      if (body.status !== undefined) {
        const status = Number(body.status)
        if (!next[event.status]?.includes(status)) return wrong('Invalid status transition')
        changed.status = status
      }
      Object.assign(event, changed)
      world.notifyWaiters()
      return payload(event)
    },
  }
}
