import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { markForReplay, nextSeq } from '@trinchera/db/queries/ladder/log'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { insertRuling, liftRuling, standingRuling } from '@trinchera/db/queries/rulings/rulings'
import type { TestDatabase } from '@trinchera/db/testing'
import { insertPerson, insertEtapa } from './reconciler'

let word = 0

/** Inserts an etapa with one-player clans named by letters. Its matches are an hour apart, the first an hour after `begin`. */
export async function season({ db, transaction }: TestDatabase, letters: string, begin: Date) {
  const at = (hours: number) => new Date(begin.getTime() + hours * 3_600_000)
  const created = begin.toISOString()
  const etapa = await insertEtapa(db, created)
  const clans = new Map<string, { id: number; lider: number }>()
  for (const letter of letters) {
    const lider = await insertPerson(db, `${letter}${word}`, created)
    const names = { nombre: `Clan ${letter}`, tag: letter }
    clans.set(letter, {
      lider,
      id: await insertClan(db, { id_etapa: etapa, id_lider: lider, ...names, imagen: null, created_at: created }),
    })
  }
  word++
  const clan = (letter: string) => {
    const found = clans.get(letter)
    if (!found) throw new Error(`no clan ${letter}`)
    return found
  }
  let hours = 0
  return {
    id: etapa,
    clan,
    /** Plays a match and returns its id. In 'ab', clan a beats clan b. `wait`: hours after the previous match. */
    play: (pair: string, wait = 1) =>
      transaction(async (trx) => {
        hours += wait
        return insertMatch(trx, {
          id_etapa: etapa,
          seq: await nextSeq(trx, etapa),
          id_clan_ganador: clan(pair.charAt(0)).id,
          id_clan_perdedor: clan(pair.charAt(1)).id,
          comentario: '',
          id_reportero: null,
          reportado_por: 'x',
          fecha: at(hours).toISOString(),
        })
      }),
    rule: (match: number, tipo: 'anular' | 'falso' | 'trampa', cheater: string | null = null) =>
      transaction(async (trx) => {
        const seq = tipo === 'anular' ? null : await nextSeq(trx, etapa)
        const id_clan = cheater === null ? null : clan(cheater).id
        const ruling = { match_id: match, id_etapa: etapa, tipo, seq, id_clan, motivo: 'x', ruled_by: clan('a').lider }
        await insertRuling(trx, { ...ruling, created_at: at(hours).toISOString() })
        await markForReplay(trx, etapa, 1)
      }),
    reinstate: (match: number) =>
      transaction(async (trx) => {
        const ruling = await standingRuling(trx, match)
        if (!ruling) throw new Error('the match has no ruling to lift')
        await liftRuling(trx, ruling.id, clan('a').lider, at(hours).toISOString())
        await markForReplay(trx, etapa, 1)
      }),
    /** The current time of the season: a few minutes after its last match. */
    now: () => at(hours + 0.2),
  }
}
export type Season = Awaited<ReturnType<typeof season>>
