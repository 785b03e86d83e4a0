import type { Reply } from '../intent'
import type { Consulta } from './consulta'

/** An answer of the query, and the intent that the next question takes it for. */
export interface Told {
  intent: string
  reply: Reply
}

/** The intents that stand for a question of the query, for those that go on with it. */
export function intentOf({ de, medida, quien, ordenar }: Consulta): string {
  if (de === 'partidas' && quien.length) return medida === 'cuenta' || medida === 'balance' ? 'record' : 'partidas-de'
  if (medida === 'puesto' && ordenar?.campo === 'racha') return 'racha'
  if (de === 'anuncios' && medida === 'ultima') return 'noticias'
  if (de === 'clanes' && quien.length && medida === 'puesto' && ordenar?.campo === 'puesto') return 'mejor-puesto'
  return de === 'clanes' && quien.length ? 'puesto' : 'consulta'
}
