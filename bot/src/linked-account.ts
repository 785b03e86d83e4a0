import { ApiError } from '@trinchera/contract/api-error'
import type { DiscordAccount } from '@trinchera/contract/discord'
import { paths } from '@trinchera/contract/site-paths'
import type { Site } from './site'
import { link } from './text'
import { UserError } from './user-error'

/** The site account linked to a Discord user. If no account is linked, throws a UserError that says how to link one. */
export async function linkedAccount({ api, url }: Site, discord_id: string): Promise<DiscordAccount> {
  try {
    return (await api.getDiscordAccount({ params: { discord_id } })).data
  } catch (error) {
    if (error instanceof ApiError && error.code === 404)
      throw new UserError(
        `Este Discord no está vinculado. Pide un código en ${link('Mi Cuenta', url(paths.miCuenta))} y escríbelo con /vincular`,
      )
    throw error
  }
}
