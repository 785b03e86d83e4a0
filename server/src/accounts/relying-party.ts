import { isIP } from 'node:net'
import type { Config } from '@trinchera/runtime/config'

/** What passkeys are bound to: the host of the site's public address. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

/** Null where the public address is a number: browsers make no passkeys for those. */
export function relyingParty({ publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin, name: siteName }
}

export const noPasskeysHere = 'En esta dirección del sitio los navegadores no aceptan llaves de acceso'
