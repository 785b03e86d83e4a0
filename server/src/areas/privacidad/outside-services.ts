import type { OutsideServices } from '@trinchera/rules/privacidad'
import type { Config } from '@trinchera/runtime/config'

/** The outside services to which the site with this configuration sends personal data. */
export function outsideServices({
  smtpUrl,
  bucket,
  llm,
  discord,
  google,
  twitch,
}: Pick<Config, 'smtpUrl' | 'bucket' | 'llm' | 'discord' | 'google' | 'twitch'>): OutsideServices {
  const hostOf = (url: string | undefined | null) => (url ? new URL(url).hostname : null)
  return {
    correo: hostOf(smtpUrl),
    imagenes: hostOf(bucket?.endpoint),
    modelo: hostOf(llm?.baseUrl),
    discord,
    google: google !== null,
    twitch: twitch !== null,
  }
}
