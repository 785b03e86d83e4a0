import { expect, it } from 'vitest'
import { etapaState } from './etapa-state'

it.each([
  [{ activo: true, archivada: false }, 'abierta'],
  [{ activo: false, archivada: false }, 'pausada'],
  [{ activo: false, archivada: true }, 'cerrada'],
  [{ activo: true, archivada: true }, 'cerrada'],
])('an etapa with %o is said to be %s', (etapa, state) => {
  expect(etapaState(etapa)).toBe(state)
})
