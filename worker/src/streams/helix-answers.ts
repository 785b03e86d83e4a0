import { z } from 'zod'
import type { KeptStream } from '@trinchera/db/queries/streams/streams'
import { streamThumbnail } from '@trinchera/rules/limits'
import { clamped, cleanText } from '../clean-text'

// Schemas for replies of Helix, Twitch's API. A reply that does not match is treated as a failed call.

export const tokenAnswer = z.object({ access_token: z.string().min(1).max(4096), expires_in: z.number().optional() })

const helixStream = z.object({
  id: z.string().min(1).max(64),
  user_login: z.string().min(1).max(64),
  user_name: z.string(),
  /** 'live'; '' if Twitch had an error. */
  type: z.string().optional(),
  title: z.string(),
  game_name: z.string(),
  viewer_count: z.number(),
  started_at: z.string().nullish(),
  thumbnail_url: z.string(),
})
const helixUser = z.object({
  login: z.string().min(1).max(64),
  display_name: z.string(),
  profile_image_url: z.string().nullish(),
})

/** Parses rows and skips those without the expected form. If no row has the expected form, the whole reply is invalid. */
const rowsOf = <T extends z.ZodType>(row: T) =>
  z.array(z.unknown()).transform((rows, context) => {
    const parsed = rows.flatMap((one) => row.safeParse(one).data ?? [])
    if (rows.length && !parsed.length)
      context.addIssue({ code: 'custom', message: 'ninguna fila tiene la forma esperada' })
    return parsed
  })

export const streamsPage = z.object({
  data: rowsOf(helixStream),
  pagination: z.object({ cursor: z.string().optional() }).nullish(),
})
export const usersPage = z.object({ data: rowsOf(helixUser) })

/** A Twitch user as stored: display name and URL of the profile picture. */
export interface TwitchUser {
  display_name: string
  profile_image: string | null
}

const longest = { name: 40, title: 200, game: 80, address: 500 }
const mostViewers = 10_000_000

const httpAddress = (text: string) =>
  text.length <= longest.address && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null

function thumbnail(template: string): string {
  const { width, height } = streamThumbnail
  return httpAddress(template.replaceAll('{width}', String(width)).replaceAll('{height}', String(height))) ?? ''
}

function instant(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Converts a Twitch stream to the stored form, with its login in lower case; null if the stream is not live. */
export function streamOf({
  type,
  user_login,
  user_name,
  title,
  game_name,
  viewer_count,
  started_at,
  thumbnail_url,
  id,
}: z.output<typeof helixStream>): KeptStream | null {
  if (type === '') return null
  const login = user_login.toLowerCase()
  return {
    id: cleanText(id, 64),
    user_login: login,
    user_name: cleanText(user_name, longest.name) || login,
    title: cleanText(title, longest.title),
    game_name: cleanText(game_name, longest.game),
    viewer_count: clamped(viewer_count, 0, mostViewers),
    thumbnail_url: thumbnail(thumbnail_url),
    started_at: instant(started_at),
  }
}

export const userOf = ({ login, display_name, profile_image_url }: z.output<typeof helixUser>): TwitchUser => ({
  display_name: cleanText(display_name, longest.name) || login.toLowerCase(),
  profile_image: httpAddress(profile_image_url ?? ''),
})
