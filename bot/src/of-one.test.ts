import { expect, it } from 'vitest'
import { ApiError } from '@trinchera/contract/api-error'
import { isOfOne } from './of-one'

it.each([
  ['a date that is none', new RangeError('Invalid time value'), true],
  ['a field that is missing', new TypeError('Cannot read properties of undefined'), true],
  ['a post that the site does not know', new ApiError(404, 'Esa novedad no existe'), true],
  ['a request without a reply', new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }), false],
  ['a site that is away', new ApiError(0, 'Sin respuesta'), false],
  ['a site that is overloaded', new ApiError(503, 'Más tarde'), false],
  ['a secret that is wrong', new ApiError(401, 'No'), false],
  ['anything else', new Error('?'), false],
])('%s', (_, error, expected) => expect(isOfOne(error)).toBe(expected))
