import { createECDH } from 'node:crypto'
import { generatedSecret } from './generated-secret'

/** By which push services know this site (RFC 8292): base64url, the public key an uncompressed point of P-256. */
export interface Vapid {
  publicKey: string
  privateKey: string
}

function newPrivateKey(): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // a leading zero byte is left out of the number
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** The site's keys, made at first use and kept in the data folder: browsers subscribe to one key for good. */
export function vapidKeys(dataDir: string): Vapid {
  const privateKey = generatedSecret(dataDir, 'vapid-key', 'la clave de los avisos', newPrivateKey)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}
