import { twitchLogin, twitchMessage, voluteProfile, youtubeChannel } from './links'

/**
 * The optional texts of a player's profile. Each is a nullable column of `players`: the player and staff can edit it, and closing the
 * account empties it. Schemas, forms and queries are derived from this list.
 */
export const profileFields = ['volute', 'twitch', 'youtube'] as const
export type ProfileField = (typeof profileFields)[number]

interface ProfileFieldRule {
  label: string
  /** Help text that the player sees below the field. */
  help: string
  /** Returns the value to store for a trimmed, non-empty text; null if the text is invalid. */
  read: (text: string) => string | null
  message: string
}

export const profileFieldRules: Readonly<Record<ProfileField, ProfileFieldRule>> = {
  volute: {
    label: 'Volute',
    help: 'Tu id en el launcher.',
    read: voluteProfile,
    message: 'El id de Volute lleva letras, números y los signos _ . -',
  },
  twitch: {
    label: 'Twitch',
    help: 'Tu usuario, o la dirección de tu canal.',
    read: twitchLogin,
    message: twitchMessage,
  },
  youtube: {
    label: 'YouTube',
    help: 'Tu @nombre, o la dirección de tu canal.',
    read: youtubeChannel,
    message: 'Escribe la dirección de tu canal de YouTube o su @nombre, como https://www.youtube.com/@tu_canal',
  },
}

export const byProfileField = <T>(valueOf: (field: ProfileField) => T): Record<ProfileField, T> => ({
  volute: valueOf('volute'),
  twitch: valueOf('twitch'),
  youtube: valueOf('youtube'),
})

/** The error message for an invalid text; null if the text is valid or empty. */
export const profileFieldError = (field: ProfileField, text: string): string | null => {
  const { read, message } = profileFieldRules[field]
  return text && read(text) === null ? message : null
}

/** The fields of a player that staff may change, in the order of the form. Only rol 1 may change `rol` and `admin`. */
export const staffFields = ['username', 'email', ...profileFields, 'validado', 'rol', 'admin'] as const
export type StaffField = (typeof staffFields)[number]
