import { paths } from '@trinchera/contract/site-paths'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { playerMatches } from '@trinchera/db/queries/players/player-matches'
import { playerById } from '@trinchera/db/queries/players/players'
import type { Reply, Site } from '../intent'
import type { ClanName, PlayerName } from '../names/community'
import { withoutNames } from '../query/agenda'
import { isAlone, type Question } from '../understand'
import { bold, lines, link, listed, named, placed, quoted, verb, whenPlayed } from '../wording'
import { requireStatistics } from './hidden'
import { inEtapa, isClan, ranged, sideOf } from './which'

const still = '(?:todavia|aun|sigue[n]?|siguen)'
const asksWhether = new RegExp(
  `\\b${still}\\b(?: \\w+){0,2} (?:juegan?|jugando|activ[oa]s?|vivos?|viv[oa]|existen?|viniendo|compitiendo|participando|estan?|vigente)\\b|\\b(?:estan?|anda[n]?) (?:todavia |aun )?activ[oa]s?\\b|\\bsigue[n]? (?:vivo|activo|activos|jugando|existiendo|en pie)\\b|\\b(?:ya no juegan?|dejaron de jugar|dejo de jugar|se (?:disolvieron|disolvio|murieron|murio|retiraron|retiro)|existe[n]? todavia)\\b`,
)
const ofElse =
  /\b(?:torneo|copa|reto|llave|servidor|server|sv|en vivo|stream|quien(?:es)?|que clan(?:es)?|cuant[oa]s|en el clan|lider|a que hora|hoy|ahora)\b|\ben ·/

/** It asks whether they are gone: yes and no are the other way round. */
const asksGone =
  /\b(?:ya no juegan?|dejaron de jugar|dejo de jugar|se (?:disolvieron|disolvio|murieron|murio|retiraron|retiro))\b/

async function ofClan(who: ClanName, gone: boolean, site: Site): Promise<Reply> {
  const all = ranged({ etapas: [], juego: null, site }, who)
  const parts = await Promise.all(
    all.map(async ({ id, etapa }) => {
      const { matches } = await clanMatches(site.db, id, { pagina: 1, por_pagina: 1 })
      return { id, etapa, match: matches[0] }
    }),
  )
  const open = parts.filter(({ etapa }) => etapa.activo)
  const latest = parts
    .flatMap(({ id, etapa, match }) => (match ? [{ id, etapa, match }] : []))
    .sort((a, b) => b.match.fecha.localeCompare(a.match.fecha))[0]
  const over = parts.filter(({ etapa }) => !etapa.activo)
  const last = latest
    ? `Su última partida fue ${whenPlayed(latest.match, site.now)}: ${sideOf(latest.match, latest.id).won ? verb('ganó', 'ganaron', who) : verb('perdió', 'perdieron', who)} ${sideOf(latest.match, latest.id).won ? 'a' : 'con'} ${bold(quoted(sideOf(latest.match, latest.id).rival.nombre))} ${inEtapa(latest.etapa)}.`
    : ''
  return {
    text: lines(
      open.length
        ? `${gone ? 'No' : 'Sí'}: ${named(who.nombre)} ${gone ? verb('sigue', 'siguen', who) : verb('está', 'están', who)} ${listed(open.map(({ etapa }) => inEtapa(etapa)))}.`
        : `${gone ? 'Sí' : 'No'}: ${named(who.nombre)} no ${verb('está', 'están', who)} en ninguna etapa abierta.`,
      last,
      open.length > 0 &&
        over.length > 0 &&
        `También ${verb('jugó', 'jugaron', who)} ${listed(over.map(({ etapa }) => inEtapa(etapa)))}, que ya se cerró.`,
      link('Ver el clan', paths.clan((latest ?? all[0])?.id ?? 0)),
    ),
    quien: [who],
    etapas: latest ? [latest.etapa] : [],
  }
}

async function ofPlayer(who: PlayerName, gone: boolean, site: Site): Promise<Reply> {
  await requireStatistics(site, who)
  const player = await playerById(site.db, who.id)
  const { matches } = await playerMatches(site.db, who.id, { pagina: 1, por_pagina: 1 })
  const [match] = matches
  const open = (player?.clanes ?? []).filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  return {
    text: lines(
      open.length
        ? `${gone ? 'No' : 'Sí'}: ${named(who.nombre)} está ${listed(open.map((clan) => `${clan.nombre === who.nombre ? '' : `con ${bold(link(clan.nombre, paths.clan(clan.id)))} `}${inEtapa({ id: clan.id_etapa, nombre: clan.etapa.nombre, juego: clan.etapa.juego })}${clan.ranking_actual ? ` (${placed(clan.ranking_actual)})` : ''}`))}.`
        : `${gone ? 'Sí' : 'No'}: ${named(who.nombre)} no está en ningún clan de una etapa abierta.`,
      match ? `Su última partida fue ${whenPlayed(match, site.now)}.` : 'No tiene partidas.',
      link('Ver al jugador', paths.jugador(who.id)),
    ),
    quien: [who],
  }
}

/** Whether one that is named still plays, with their last match; null where that is not asked. */
export async function stillPlays(question: Question, site: Site): Promise<Reply | null> {
  const [one, another] = question.mentions
  const text = withoutNames(question)
  if (!one || another || one.others || question.etapaMention.used.size || !asksWhether.test(text) || ofElse.test(text))
    return null
  const who =
    one.clan && one.jugador ? (isAlone(one.clan, site.community) ? one.jugador : one.clan) : (one.clan ?? one.jugador)
  if (!who) return null
  const gone = asksGone.test(text)
  return isClan(who) ? ofClan(who, gone, site) : ofPlayer(who, gone, site)
}
