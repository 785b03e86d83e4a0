import { countPlayed } from '@trinchera/db/queries/ladder/ledger'
import type { Reply, Site } from '../intent'
import { bold, capital, counted, lines } from '../wording'
import { clansRanked } from './clans'
import type { Consulta } from './consulta'
import { matchList } from './match-list'
import { matchesWord } from './own-matches'
import { periodText, sevenDays } from './period'
import { scopeOf, whenSaid, whereSaid } from './scope'

/** A time in short: how much was played, who climbed, who won the most, and the last matches. Of a week that has just begun, the last seven days. */
export async function summary(asked: Consulta, site: Site): Promise<Reply> {
  const isWeek = asked.desde && asked.hasta && periodText(asked, site.now) === 'esta semana'
  const consulta = { ...asked, ...(isWeek ? sevenDays(site.now) : {}), medida: 'lista' as const }
  const scope = scopeOf(consulta, site)
  const count = scope ? await countPlayed(site.db, scope) : 0
  const list = await matchList(consulta, site)
  if (!count) return list
  const time = isWeek ? 'en los últimos 7 días' : whenSaid(consulta, site).trim()
  const most = async (campo: 'alza' | 'ganadas') => {
    const of = { ...consulta, de: 'clanes' as const, medida: 'quien' as const, limite: 5 }
    const { text } = await clansRanked({ ...of, ordenar: { campo, hacia: 'mas' } }, site)
    return text.replace(/\n[^\n]*$/, '')
  }
  return {
    ...list,
    text: lines(
      `${capital(time)} se ${counted(count, 'jugó', 'jugaron')} ${bold(matchesWord(count))}${whereSaid(consulta, site)}.`,
      await most('alza'),
      await most('ganadas'),
      ...list.text.split('\n').slice(1),
    ),
  }
}
