import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketConfig } from './bucket-config'
import { StoreAway, type PictureStore, type StoredFile } from './picture-store'

/** For a call with its repetitions, ms. */
const timeoutMs = 10_000
/** Repetitions of a call that is answered with 429 or 5xx. */
const retries = 2

/** Text of an element of a list as S3 writes it. Keys of the site have no sign that XML escapes; a key that has one is not the site's. */
const textOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#43;', '+').replaceAll('&amp;', '&')

/** Pictures in a bucket of any store that speaks S3, addressed by path, as every such store understands. */
export function openBucket(
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: BucketConfig,
  pageSize = 1000,
): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  const base = `${endpoint}/${bucket}`
  const addressOf = (key: string) => `${base}/${prefix}${key}`

  async function call(what: string, address: string, init: RequestInit): Promise<Response> {
    const reply = await client
      .fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => {
        throw new StoreAway(what, null, { cause: error })
      })
    if (reply.ok || reply.status === 404) return reply
    await reply.body?.cancel()
    throw new StoreAway(what, reply.status)
  }

  async function page(folder: string, token: string | undefined): Promise<string> {
    const query = new URLSearchParams({
      'list-type': '2',
      'max-keys': String(pageSize),
      prefix: `${prefix}${folder}/`,
    })
    if (token) query.set('continuation-token', token)
    const reply = await call(`list ${folder}`, `${base}?${query}`, {})
    if (!reply.ok) throw new StoreAway(`list ${folder}`, reply.status) // no such bucket
    return reply.text()
  }

  return {
    async put(key, bytes) {
      const body = Uint8Array.from(bytes)
      const headers = {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'), // so that the store refuses what arrives damaged
      }
      const reply = await call(`put ${key}`, addressOf(key), { method: 'PUT', body, headers })
      await reply.body?.cancel()
      if (!reply.ok) throw new StoreAway(`put ${key}`, reply.status)
    },
    async get(key) {
      const reply = await call(`get ${key}`, addressOf(key), {})
      if (reply.ok)
        return Buffer.from(
          await reply.arrayBuffer().catch((error: unknown) => {
            throw new StoreAway(`get ${key}`, null, { cause: error })
          }),
        )
      if ((await reply.text()).includes('<Code>NoSuchBucket<')) throw new StoreAway(`get ${key}`, reply.status)
      return null
    },
    async remove(key) {
      const reply = await call(`delete ${key}`, addressOf(key), { method: 'DELETE' })
      await reply.body?.cancel()
    },
    async list(folder) {
      const files: StoredFile[] = []
      let token: string | undefined
      do {
        const xml = await page(folder, token)
        for (const [, item = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf(item, 'Key')
          const written = textOf(item, 'LastModified')
          if (key && written) files.push({ key: key.slice(prefix.length), written: new Date(written) })
        }
        token = textOf(xml, 'NextContinuationToken')
        if (token) token = unescape(token)
      } while (token)
      return files
    },
  }
}
