import { z } from 'zod'
import { ConfigError } from './config-error'

/** The S3 bucket in which pictures are stored. */
export interface BucketConfig {
  /** URL of the S3 service, without a final slash. */
  endpoint: string
  bucket: string
  /** Prefix of every key: empty, or ending in a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const text = z.string().trim().min(1)
const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w/-]*))?$/
const noSpaces = text.regex(/^\S+$/, 'no puede llevar espacios')

/** The environment variables that define the bucket. Both the site and the backups read them. */
export const bucketVariables = {
  UPLOADS_URL: text.regex(address, 'debe ser una dirección s3://bucket o s3://bucket/carpeta').optional(),
  S3_ENDPOINT: text
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'debe ser una dirección http://… o https://…',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: text.regex(/^[a-z0-9-]+$/, 'debe ser el nombre de una región, como us-east-1').default('us-east-1'),
  S3_ACCESS_KEY_ID: noSpaces.optional(),
  S3_SECRET_ACCESS_KEY: noSpaces.optional(),
}

type Variables = z.infer<z.ZodObject<typeof bucketVariables>>

/**
 * The bucket that the environment variables define; null if pictures are stored in the data folder because no variable is set. Throws
 * ConfigError if only some of the required variables are set.
 */
export function bucketOf(env: Variables): BucketConfig | null {
  const { UPLOADS_URL, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!UPLOADS_URL) {
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (env[name]) throw new ConfigError(`Configuración: UPLOADS_URL falta: va junto con ${name}`)
    return null
  }
  if (!S3_ACCESS_KEY_ID) throw new ConfigError('Configuración: S3_ACCESS_KEY_ID falta: va junto con UPLOADS_URL')
  if (!S3_SECRET_ACCESS_KEY)
    throw new ConfigError('Configuración: S3_SECRET_ACCESS_KEY falta: va junto con UPLOADS_URL')
  const [, bucket = '', folder = ''] = address.exec(UPLOADS_URL) ?? []
  const inner = folder.replace(/^\/+|\/+$/g, '')
  return {
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    bucket,
    prefix: inner ? `${inner}/` : '',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
