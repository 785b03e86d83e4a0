import { rivalsToReach } from '../answers/climb'
import { place } from '../answers/places'
import { streak } from '../answers/records'
import { inEtapa, isClan, theEtapa } from '../answers/which'
import type { Asked, Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, counted, lines, listed, placed, verb } from '../wording'
import { wordsOf } from '../words/plain'
import { extreme, filtered, linked } from './clan-lists'
import { entryOf, lastEntries, winsToReach } from './entry'
import { measures } from './clan-measures'
import { rowsOf } from './clan-rows'
import { playersOfGames, spread } from './clan-spread'
import { moreThan } from './more-than'
import { pairPlaces } from './pair-places'
import { reigns, succession } from './reigns'
import type { Consulta } from './consulta'
import { arrival, extremePlace, placeThen, tableAt } from './past-places'
import { periodIn, periodText, sevenDays } from './period'
import { players, rankOfPlayer, rosterOf } from './players'
import { climbedInEtapa, foundedIn, oldestOfAll } from './since-founding'
import { inEtapas } from './etapa-sets'
import { summed } from './summed'
import { clansOf, rivalOf, saidEtapas, subjectOf, tables, tooWide, whenSaid } from './scope'

/** How far one clan has moved in a period. */
async function moved(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const ids = isClan(who) ? clansOf(who, consulta, site) : []
  const rows =
    (await rowsOf(
      {
        ...consulta,
        etapa: site.community.etapas
          .filter(({ id }) => isClan(who) && who.clanes.some((clan) => clan.id_etapa === id && ids.includes(clan.id)))
          .map(({ id }) => id),
      },
      site,
    )) ?? []
  const own = rows.filter(({ clan }) => ids.includes(clan.id))
  const time = whenSaid(consulta, site)
  return {
    text:
      lines(
        ...own.map(
          (row) =>
            `${linked(row)} ${row.from !== row.to ? measures.alza.said(row) : `${consulta.hasta ? verb('siguió', 'siguieron', who) : verb('sigue', 'siguen', who)} ${placed(row.to)}`}${time}, ${inEtapa(row.etapa)}.`,
        ),
      ) || 'No tengo movimientos de ese clan.',
    quien: [who],
    etapas: own.map(({ etapa }) => etapa),
  }
}

/** Whether it asks about this week: of one that has just begun, the last seven days are told too. */
const isNewWeek = ({ desde, hasta }: Consulta, { now }: Site) =>
  Boolean(desde && hasta && periodText({ desde, hasta }, now) === 'esta semana')

/** Answers a question about clans, or players, as tables have them. */
export async function ofClans(consulta: Consulta, site: Site, asked: (quien: readonly Who[]) => Asked): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const climbs = consulta.ordenar?.campo === 'alza'
  // a climb is one of some time: of this week where none is said
  const time = climbs && !consulta.desde ? periodIn(wordsOf('esta semana'), site.now, () => false)?.period : null
  const whole = { ...consulta, ...time }
  if (consulta.que) return moreThan(consulta, site)
  if (consulta.medida === 'veces') return reigns(consulta, site)
  if (consulta.medida === 'antes' || consulta.medida === 'despues') return succession(consulta, site)
  const rival = rivalOf(consulta, site)
  if (who && isClan(who) && rival && isClan(rival) && consulta.medida === 'puesto')
    return pairPlaces(consulta, who, rival, site)
  if (who && isClan(who) && consulta.ordenar?.campo === 'puesto' && consulta.medida === 'puesto')
    return extremePlace(consulta, who, site)
  if (consulta.medida === 'entrada')
    return who && isClan(who) ? entryOf(consulta, who, site) : lastEntries(consulta, site)
  if (consulta.medida === 'falta' && consulta.estando && (!who || consulta.lugar === 1)) return winsToReach(consulta)
  if (consulta.en.length) return inEtapas(consulta, site)
  if (consulta.todo && consulta.ordenar) return summed(consulta, site)
  if (who && isClan(who) && consulta.medida === 'llegada') return arrival(consulta, who, site)
  if (who && isClan(who) && !climbs && consulta.hasta && consulta.medida === 'puesto')
    return placeThen(consulta, who, site)
  if (who && consulta.de === 'jugadores')
    return isClan(who) ? players(consulta, site, await rosterOf(who, consulta, site)) : rankOfPlayer(who, site)
  if (who && consulta.medida === 'falta') return rivalsToReach({ ...asked([who]), numero: consulta.lugar })
  if (who && consulta.ordenar?.campo === 'racha') return streak(asked([who]))
  if (who) return climbs ? moved(whole, who, site) : place(asked([who]))
  if (consulta.medida === 'puesto') return tableAt(consulta, site)
  if (consulta.de === 'jugadores' && consulta.filtro?.campo === 'juegos') return playersOfGames(consulta.filtro, site)
  if (consulta.filtro?.campo === 'juegos' || consulta.filtro?.campo === 'etapas')
    return spread(consulta.filtro, site, consulta.todo || consulta.filtro.campo === 'etapas')
  if (consulta.de === 'jugadores') return players(consulta, site)
  if (consulta.ordenar?.campo === 'fundado' && (consulta.desde || consulta.hasta)) return foundedIn(consulta, site)
  if (climbs && !consulta.desde && !consulta.hasta && consulta.ordenar && saidEtapas(consulta, site))
    return climbedInEtapa(consulta.ordenar.hacia, saidEtapas(consulta, site) ?? [], site)
  const isOldest = consulta.ordenar?.campo === 'fundado' && consulta.ordenar.hacia === 'menos'
  if (isOldest && !consulta.etapa.length && !consulta.juego) return oldestOfAll(consulta, site)
  const rows = await rowsOf(whole, site)
  if (!rows) return tooWide
  // several tables have several first places
  if (consulta.ordenar?.campo === 'puesto' && tables(consulta, site).length > 1)
    return extreme(whole, { ...consulta.ordenar, campo: 'porcentaje' }, rows, site)
  if (consulta.filtro) return filtered(consulta, consulta.filtro, rows, site)
  if (consulta.ordenar && climbs && isNewWeek(whole, site) && rows.every(({ from, to }) => from === to)) {
    const lately = { ...whole, ...sevenDays(site.now) }
    const reply = extreme(lately, consulta.ordenar, (await rowsOf(lately, site)) ?? [], site)
    return { ...reply, text: lines('Esta semana nadie se ha movido todavía.', reply.text) }
  }
  if (consulta.ordenar) return extreme(whole, consulta.ordenar, rows, site)
  const etapas = saidEtapas(consulta, site) ?? tables(consulta, site)
  return {
    text: `Hay ${bold(counted(rows.length, '1 clan', `${rows.length} clanes`))} en ${listed(etapas.map(theEtapa))}.`,
    etapas: etapas,
  }
}
