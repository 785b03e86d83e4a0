import { isIP } from 'node:net'
import type { Config } from '@trinchera/runtime/config'

/** The site as passkeys know it (WebAuthn's term). `id`: host of the public URL. A passkey works only for this host. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

/** The relying party of the site's public URL; null if its host is an IP address, because browsers create no passkeys for IP addresses. */
export function relyingParty({ publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin, name: siteName }
}

export const noPasskeysHere = 'En esta dirección del sitio los navegadores no aceptan llaves de acceso'
