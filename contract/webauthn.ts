import * as z from './schema'

// JSON that browsers accept and return for passkeys (WebAuthn level 3). A library on the server checks the encoded content.

const encoded = z.string().min(1).max(20_000)
const kind = z.literal('public-key')
const credential = z.object({ id: z.string(), type: kind, transports: z.array(z.string()) })
const verification = z.enum(['required', 'preferred', 'discouraged'])

/** Argument of `navigator.credentials.get`, to use a passkey. If `allowCredentials` is empty, any passkey for this site is accepted. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: verification,
  allowCredentials: z.array(credential),
})
export type RequestOptions = z.infer<typeof requestOptions>

export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: kind })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
})
export type CreationOptions = z.infer<typeof creationOptions>

const answer = { id: z.string().min(1).max(1400), rawId: encoded, type: kind, clientExtensionResults: z.object({}) }

export const assertion = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.string().max(200).optional(),
  }),
})
export type Assertion = z.infer<typeof assertion>

export const attestation = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().regex(/^[\w-]{1,30}$/))
      .max(10)
      .optional(),
  }),
})
export type Attestation = z.infer<typeof attestation>
