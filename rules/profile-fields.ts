import { twitchLogin, twitchMessage, voluteProfile, youtubeChannel } from './links'

/**
 * The optional texts of a player's profile: each is a nullable column of `players`, written by the player and by staff,
 * and emptied when the account is closed. The schemas, both forms and the queries are made from this list.
 */
export const profileFields = ['volute', 'twitch', 'youtube'] as const
export type ProfileField = (typeof profileFields)[number]

interface ProfileFieldRule {
  label: string
  /** Shown below the field to the player. */
  help: string
  /** What is stored of a trimmed, non-empty text; null if invalid. */
  read: (text: string) => string | null
  /** What to say of an invalid text. */
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

/** A record with the value of each profile field. */
export const byProfileField = <T>(valueOf: (field: ProfileField) => T): Record<ProfileField, T> => ({
  volute: valueOf('volute'),
  twitch: valueOf('twitch'),
  youtube: valueOf('youtube'),
})

/** The message for an invalid text; null if it is valid or empty. */
export const profileFieldError = (field: ProfileField, text: string): string | null => {
  const { read, message } = profileFieldRules[field]
  return text && read(text) === null ? message : null
}

/** What staff may change of a player, in the order of their form; `rol` and `admin` only rol 1. */
export const staffFields = ['username', 'email', ...profileFields, 'validado', 'rol', 'admin'] as const
export type StaffField = (typeof staffFields)[number]
