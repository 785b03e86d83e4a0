import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deviceName } from './device-name'

/** From where a request comes: the browser's device cookie, its address (`clientAddress`) and its `User-Agent`. */
export interface RequestOrigin {
  device: string | null
  ip: string
  agent: string | undefined
}

/** A new device cookie: random, so that it says nothing of the browser. */
export const newDevice = () => randomBytes(32).toString('base64url')

/** Whether a cookie may be one that this site made. */
export const isDevice = (text: string) => /^[\w-]{43}$/.test(text)

/** The stored hash of a device cookie. */
export const hashOfDevice = (device: string) => createHash('sha256').update(device).digest('hex')

/** The stored hash of a network: keyed, because all addresses could be tried otherwise. */
export const hashOfAddress = (secret: string, ip: string) =>
  createHmac('sha256', secret).update(`trinchera/address/1 ${ip}`).digest('base64url')

/** A device and a network as they are stored. */
export const storedOrigin = (secret: string, device: string, { ip, agent }: Pick<RequestOrigin, 'ip' | 'agent'>) => ({
  device: hashOfDevice(device),
  nombre: deviceName(agent),
  address: hashOfAddress(secret, ip),
})
