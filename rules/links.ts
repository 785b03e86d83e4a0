/** A profile id of the launcher: letters, digits and `_ . -`, up to 64. */
const voluteId = /^[\w.-]{1,64}$/

/** A Twitch login: 4–25 letters, digits and underscores. */
const twitchName = /^\w{4,25}$/

const twitchAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?twitch\.tv\/(\w{4,25})\/?$/i

const youtubeAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(.+?)\/?$/iu

/** The path of a YouTube channel: a handle, an id, or one of the two legacy forms. */
const youtubePath = /^(?:@[\p{L}\p{N}_.·-]{3,30}|channel\/UC[\w-]{22}|c\/[\p{L}\p{N}_.-]{1,100}|user\/[\w.-]{1,100})$/u

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The normalized profile id of the launcher; null if invalid. */
export function voluteProfile(text: string): string | null {
  return voluteId.test(text) ? text : null
}

/** The Twitch login of a name or channel address, lowercase; null if invalid. */
export function twitchLogin(text: string): string | null {
  const name = text.replace(/^@/, '')
  const login = twitchName.test(name) ? name : twitchAddress.exec(text)?.[1]
  return login?.toLowerCase() ?? null
}

/** The address of a YouTube channel, from its handle (`@name`) or any of its addresses; null if invalid. */
export function youtubeChannel(text: string): string | null {
  const path = decoded(text.startsWith('@') ? text : (youtubeAddress.exec(text)?.[1] ?? ''))
  return path !== null && youtubePath.test(path) ? `https://www.youtube.com/${path}` : null
}

export const voluteMessage = 'El id de Volute lleva letras, números y los signos _ . -'
export const twitchMessage = 'Escribe tu usuario de Twitch o la dirección de tu canal'
export const youtubeMessage = 'Escribe la dirección de tu canal de YouTube o su @nombre'
