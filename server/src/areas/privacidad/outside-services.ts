import type { OutsideServices } from '@trinchera/rules/privacidad'
import type { Config } from '@trinchera/runtime/config'

/** The services outside the site to which this configuration sends personal data. */
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
