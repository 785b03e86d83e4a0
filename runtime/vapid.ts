import { createECDH } from 'node:crypto'
import { generatedSecret } from './generated-secret'

/** The key pair that identifies this site to push services (RFC 8292), base64url. The public key is an uncompressed P-256 point. */
export interface Vapid {
  publicKey: string
  privateKey: string
}

function newPrivateKey(): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // adds the leading zero bytes that `getPrivateKey` omits
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** The site's key pair, created on first use. It must never change, because browsers' push subscriptions are valid for it only. */
export function vapidKeys(dataDir: string): Vapid {
  const privateKey = generatedSecret(dataDir, 'vapid-key', 'la clave de los avisos', newPrivateKey)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}
