import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deviceName } from './device-name'

/** Where a request comes from: device cookie of the browser (null if none), IP address (`clientAddress`) and header `User-Agent`. */
export interface RequestOrigin {
  device: string | null
  ip: string
  agent: string | undefined
}

/** A new random value for the device cookie. */
export const newDevice = () => randomBytes(32).toString('base64url')

/** True if the text has the form of a device cookie made by this site. */
export const isDevice = (text: string) => /^[\w-]{43}$/.test(text)

/** The stored hash of a device cookie. */
export const hashOfDevice = (device: string) => createHash('sha256').update(device).digest('hex')

/** The stored hash of an IP address. It uses a secret key, because otherwise an attacker could simply hash all IP addresses. */
export const hashOfAddress = (secret: string, ip: string) =>
  createHmac('sha256', secret).update(`trinchera/address/1 ${ip}`).digest('base64url')

/** The device, its readable name and the IP address of a request, as they are stored. */
export const storedOrigin = (secret: string, device: string, { ip, agent }: Pick<RequestOrigin, 'ip' | 'agent'>) => ({
  device: hashOfDevice(device),
  nombre: deviceName(agent),
  address: hashOfAddress(secret, ip),
})
