import type { Torneo } from '@trinchera/contract/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import type { Site } from '../intent'
import { bold, bulletsUpTo, lines, quoted } from '../wording'
import { isOver, matchesOf, onTime, torneoLink, type Say } from './say'

/** A clan that a question is about, as a torneo has it. */
export interface Side {
  nombre: string
  ids: readonly number[]
}

/** It was in them, whether or not it still is. */
const hasPlayed =
  /\b(?:en )?(?:que|cuant[oa]s|cuales) (?:torneos?|copas|campeonatos)\b.*\b(?:ha|han|he|hemos|jugo|jugaron|jugamos|estuv\w+|particip(?:o|aron|amos)|entro|entraron)\b|\b(?:which|how many|what) (?:tournaments?|cups)\b.*\b(?:has|have|did|played)\b/
const wins = /\b(?:gan\w+|campeon\w*|won|win)\b/

/** The torneos that a clan was in, those of now too, with what it won and lost; null where that is not asked. */
export async function playedIn(
  text: string,
  side: Side | null,
  all: readonly Torneo[],
  { db, now }: Site,
  say: Say,
): Promise<string | null> {
  if (!side || !hasPlayed.test(text) || wins.test(text)) return null
  const pages = await Promise.all(
    all.filter(({ formato }) => formato !== null).map(({ id }) => torneoPageOf(db, id, now.toISOString())),
  )
  const told = pages.flatMap((page) => {
    const row = page?.inscritos.find(({ id_clan, reserva }) => !reserva && side.ids.includes(id_clan))
    if (!page || !row) return []
    const own = matchesOf(page)
      .filter(isOver)
      .filter(({ partida: { a, b } }) => a?.id_clan === row.id_clan || b?.id_clan === row.id_clan)
    const won = own.filter(({ partida }) => partida.ganador === row.id_clan).length
    const isChampion = page.campeon?.id_clan === row.id_clan
    return [
      `${torneoLink(page)}, ${onTime(page.inicio, say)}: ${won}–${own.length - won}${isChampion ? say(', campeón', ', champion') : page.estado === 'en-juego' ? say(', todavía se juega', ', still being played') : ''}`,
    ]
  })
  const who = bold(quoted(side.nombre))
  return told.length
    ? lines(
        say(
          `${who}: ${told.length === 1 ? '1 torneo' : `${told.length} torneos`} (victorias–derrotas)`,
          `${who}: ${told.length === 1 ? '1 tournament' : `${told.length} tournaments`} (wins–losses)`,
        ),
        bulletsUpTo(told, 8),
      )
    : say(`${who} no aparece en ningún torneo del sitio.`, `${who} is in no tournament of the site.`)
}
