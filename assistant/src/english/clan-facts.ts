import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanIs } from '../answers/members'
import { aboutPlayer } from '../answers/players-clans'
import { clanOf, etapaLink, etapasOf, isClan } from '../answers/which'
import type { Asked, Reply } from '../intent'
import { asked as consultaOf } from '../query/consulta'
import { isAlone } from '../understand'
import { bold, bullets, lines, link } from '../wording'
import { counted, inEtapa, listed } from './say'
import { clanPlace } from './tables'

// Who clans and players are, in English.

/** Who a clan or a player is. */
export async function about(asked: Asked): Promise<Reply | null> {
  const [said] = asked.quien
  const { community } = asked.site
  // a player and the clan they are alone bear one name
  const alone = said && isClan(said) && isAlone(said, community) ? said.nombre : null
  const who = [...(alone ? community.playerById.values() : [])].find(({ nombre }) => nombre === alone) ?? said
  if (!who) return null
  if (!isClan(who)) return aboutPlayer(asked, who)
  const found = await clanOf(asked, who)
  if (!found) return null
  const consulta = consultaOf({ de: 'clanes', medida: 'puesto', etapa: [found.etapa.id] })
  const place = await clanPlace(consulta, who, asked.site)
  return { ...place, text: lines(clanIs(found.clan, asked.say), place.text) }
}

/** How many clans there are in the etapas that are meant, and which. */
export async function clansIn(asked: Asked): Promise<Reply> {
  const etapas = etapasOf(asked).filter(({ multijugador }) => multijugador || asked.etapas.length > 0)
  const rows = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, all: await clanesOfEtapa(asked.site.db, etapa.id) })),
  )
  const total = rows.reduce((sum, { all }) => sum + all.length, 0)
  const only = rows.length === 1 ? rows[0] : undefined
  const ranked = only?.all.filter(({ ranking_actual }) => ranking_actual > 0).length
  return {
    text: lines(
      `There ${total === 1 ? 'is' : 'are'} ${bold(counted(total, 'clan'))} ${only ? `${inEtapa(only.etapa)}, ${ranked} of them ranked` : 'in the open stages'}:`,
      only
        ? listed(only.all.map(({ id, nombre }) => link(nombre, paths.clan(id))))
        : bullets(rows.map(({ etapa, all }) => `${etapaLink(etapa)}: ${all.length}`)),
    ),
    etapas,
  }
}
