import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketConfig } from './bucket-config'
import { StoreAway, type PictureStore, type StoredFile } from './picture-store'

/** Time limit of a request to the bucket, including its retries, ms. */
const timeoutMs = 10_000
/** Number of retries of a request if the reply is 429 or 5xx. */
const retries = 2

/** The text of an element in an S3 listing. XML escapes are not decoded, because the site's keys contain no such characters. */
const textOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#43;', '+').replaceAll('&amp;', '&')

/** Opens a bucket of any S3-compatible store. Uses path-style URLs, because every such store supports them. */
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
    if (!reply.ok) throw new StoreAway(`list ${folder}`, reply.status) // an error status: for example, the bucket does not exist
    return reply.text()
  }

  return {
    async put(key, bytes) {
      const body = Uint8Array.from(bytes)
      const headers = {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'), // with this hash, the bucket refuses a body that was damaged in transit
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
