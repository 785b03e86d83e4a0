import { expect, test } from 'vitest'
import { ladderPath } from './last-etapa'

test.each([
  ['to the etapa last looked at', { last: 3, open: [2, 3] }, '/ladder/etapa/3'],
  ['to the most active, once that one is closed', { last: 3, open: [2, 1] }, '/ladder/etapa/2'],
  ['to the most active, for who never looked at one', { last: undefined, open: [2, 1] }, '/ladder/etapa/2'],
  ['to the one last looked at, until it is known which are open', { last: 3, open: undefined }, '/ladder/etapa/3'],
  ['to the overview, while nothing is known', { last: undefined, open: undefined }, '/ladder'],
  ['to the overview, where no etapa is open', { last: 3, open: [] }, '/ladder'],
])('"Ladder" leads %s', (_, etapas, path) => expect(ladderPath(etapas)).toBe(path))
