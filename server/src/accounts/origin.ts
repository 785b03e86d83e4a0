import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deviceName } from './device-name'

/** The origin of a request: the browser's device cookie, its IP address (`clientAddress`) and its `User-Agent`. */
export interface RequestOrigin {
  device: string | null
  ip: string
  agent: string | undefined
}

/** A new value for the device cookie. It is random, so it reveals nothing about the browser. */
export const newDevice = () => randomBytes(32).toString('base64url')

/** True if the text has the form of a device cookie made by this site. */
export const isDevice = (text: string) => /^[\w-]{43}$/.test(text)

/** The stored hash of a device cookie. */
export const hashOfDevice = (device: string) => createHash('sha256').update(device).digest('hex')

/** The stored hash of an IP address. It is keyed, because otherwise somebody could hash all addresses to find the original. */
export const hashOfAddress = (secret: string, ip: string) =>
  createHmac('sha256', secret).update(`trinchera/address/1 ${ip}`).digest('base64url')

/** The device and IP address of a request, in the form in which they are stored. */
export const storedOrigin = (secret: string, device: string, { ip, agent }: Pick<RequestOrigin, 'ip' | 'agent'>) => ({
  device: hashOfDevice(device),
  nombre: deviceName(agent),
  address: hashOfAddress(secret, ip),
})
