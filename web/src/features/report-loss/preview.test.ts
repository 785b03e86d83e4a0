import { expect, test } from 'vitest'
import { sameLoss, sameLossText } from './preview'

const now = Date.parse('2026-06-17T23:30:00.000Z')
const reported = (ganador: number, perdedor: number, secondsAgo: number, reportado_por = 'Vilches') => ({
  ganador: { id: ganador },
  perdedor: { id: perdedor },
  fecha: new Date(now - secondsAgo * 1000).toISOString(),
  reportado_por,
  ruling: null,
})
const annulled = {
  tipo: 'anular' as const,
  texto: 'Anulada',
  motivo: 'Duplicada',
  fecha: '2026-06-17T23:29:00.000Z',
  id_clan: null,
  reportado: { ganador: { id: 1, nombre: 'Clan 1' }, perdedor: { id: 2, nombre: 'Clan 2' } },
}

test('the same loss of a moment ago is said, with who reported it', () => {
  const again = sameLoss([reported(3, 2, 4), reported(1, 2, 11), reported(1, 2, 300)], 1, 2, now)
  expect(again && sameLossText(again, 'Vilches', now)).toBe('Ya reportaste esta derrota hace 11 s. ¿Es otra partida?')
  expect(again && sameLossText(again, 'Soto', now)).toBe('Vilches ya reportó esta derrota hace 11 s. ¿Es otra partida?')
  expect(sameLossText(reported(1, 2, 0), 'Vilches', now)).toBe('Ya reportaste esta derrota recién. ¿Es otra partida?')
})
test('the return match, an old loss and an annulled one are no reason to ask', () => {
  expect(sameLoss([reported(2, 1, 5)], 1, 2, now)).toBeUndefined()
  expect(sameLoss([reported(1, 2, 31 * 60)], 1, 2, now)).toBeUndefined()
  expect(sameLoss([{ ...reported(1, 2, 5), ruling: annulled }], 1, 2, now)).toBeUndefined()
})
