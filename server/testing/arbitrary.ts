import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** The keywords of a JSON Schema that the generator reads. */
interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | false
  /** The schema of each element of a tuple. */
  prefixItems?: JsonSchema[]
  maxItems?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

const strings = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('hola', 'Los Halcones', '1', '0', 'true', 'x'.repeat(5000)),
)
/** Values that break careless code. They do not follow the schema, because anybody can send any value in any field. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '\u202E',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '%',
    '_',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '${7*7}',
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    true,
    '9'.repeat(400),
    'á'.repeat(3000),
    '((a+)+)+$'.repeat(20),
  ),
  fc.array(fc.constant([]), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'id', 'x', '$ne'), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (format === 'uri') return fc.webUrl()
  if (pattern?.startsWith('^\\d')) return fc.integer({ min: 1, max: 6 }).map(String)
  return fc.oneof(
    strings,
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 200), maxLength: Math.min(maxLength, 200) }),
  )
}

/** Generates values that fit the schema. One in `free` values is hostile instead; with 0, none is. */
function valueOf(schema: JsonSchema, free: number): Arbitrary<unknown> {
  const made = (): Arbitrary<unknown> => {
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const among = schema.anyOf ?? schema.oneOf ?? schema.allOf
    if (among?.length) return fc.oneof(...among.map((one) => valueOf(one, free)))
    if (schema.type === 'object') return objectOf(schema, free)
    if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((one) => valueOf(one, free)))
    if (schema.type === 'array')
      return fc.array(valueOf(schema.items || {}, free), { maxLength: Math.min(4, schema.maxItems ?? 4) })
    if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 1, max: 6 })
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'string') return textOf(schema)
    return fc.oneof(fc.integer({ min: 1, max: 6 }), strings, hostile)
  }
  return free ? fc.oneof({ weight: free - 1, arbitrary: made() }, { weight: 1, arbitrary: hostile }) : made()
}

function objectOf({ properties = {}, required = [] }: JsonSchema, free: number): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, free)]))
  return fc.record(fields, { requiredKeys: required.filter((name) => Object.hasOwn(fields, name)) })
}

/** Generates input for a schema: mostly valid or with one or two wrong values, sometimes a hostile value in place of everything. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodUndefined) return fc.constant(undefined)
  const json: JsonSchema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' })),
  )
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(json, 0) },
    { weight: 6, arbitrary: json.type === 'object' ? objectOf(json, 8) : valueOf(json, 8) },
    { weight: 1, arbitrary: hostile },
  )
}
