import { isIP } from 'node:net'
import type { Config } from '@trinchera/runtime/config'

/** The site to which passkeys are bound, identified by the host of its public URL. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

/** The relying party of the public URL; null if its host is an IP address, because browsers do not create passkeys for IP addresses. */
export function relyingParty({ publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin, name: siteName }
}

export const noPasskeysHere = 'En esta dirección del sitio los navegadores no aceptan llaves de acceso'
