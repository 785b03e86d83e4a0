import { paths } from '@trinchera/contract/site-paths'
import { countPlayed } from '@trinchera/db/queries/ladder/ledger'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, capital, counted, lines, placed } from '../wording'
import { linked } from './clan-lists'
import { rowsOf } from './clan-rows'
import type { Consulta } from './consulta'
import { matchList } from './match-list'
import { matchesWord } from './own-matches'
import { periodText, sevenDays } from './period'
import { saidEtapas, scopeOf, tooWide, whenSaid } from './scope'

const mostMoves = 4

/** Who has won or lost the most in a time, and who has moved in each table. */
async function moves(consulta: Consulta, site: Site): Promise<string | null> {
  const alza = { ...consulta, ordenar: { campo: 'alza' as const, hacia: 'mas' as const } }
  const rows = await rowsOf(alza, site)
  if (!rows) return null
  const moved = rows.filter(({ from, to }) => to > 0 && from !== to)
  const climbs = moved.filter(({ from, to }) => from === 0 || to < from).sort((a, b) => b.from - b.to - (a.from - a.to))
  const several = new Set(rows.map(({ etapa }) => etapa.id)).size > 1
  return climbs.length
    ? lines(
        'Subieron:',
        bulletsUpTo(
          climbs.map(
            (row) =>
              `${linked(row)}: ${row.from ? `del ${placed(row.from)} al ${bold(placed(row.to))}` : `entró al ranking, ${bold(placed(row.to))}`}${several ? `, ${inEtapa(row.etapa)}` : ''}`,
          ),
          mostMoves,
          paths.ladder,
        ),
      )
    : 'Nadie subió de puesto.'
}

/** Who won the most in a time. */
async function best(consulta: Consulta, site: Site): Promise<string> {
  const rows = (await rowsOf({ ...consulta, ordenar: { campo: 'ganadas', hacia: 'mas' } }, site)) ?? []
  const [first] = rows.toSorted((a, b) => b.ganadas - a.ganadas || a.perdidas - b.perdidas)
  return first?.ganadas
    ? `El que más ganó: ${linked(first)}, ${counted(first.ganadas, '1 victoria', `${first.ganadas} victorias`)} y ${counted(first.perdidas, '1 derrota', `${first.perdidas} derrotas`)}.`
    : ''
}

/** A time in short: how much was played, who climbed, who won the most, and the last matches. Of a week that has just begun, the last seven days. */
export async function summary(asked: Consulta, site: Site): Promise<Reply> {
  const isWeek = asked.desde && asked.hasta && periodText(asked, site.now) === 'esta semana'
  const consulta = { ...asked, ...(isWeek ? sevenDays(site.now) : {}), medida: 'lista' as const }
  const time = isWeek ? ' en los últimos 7 días' : whenSaid(consulta, site)
  const scope = scopeOf(consulta, site)
  const count = scope ? await countPlayed(site.db, scope) : 0
  const etapas = saidEtapas(consulta, site) ?? []
  const [only] = etapas
  const where = only ? (etapas.length === 1 ? ` ${inEtapa(only)}` : ` en ${only.juego.nombre}`) : ''
  if (!count) return matchList(consulta, site)
  const [climbs, list] = [await moves(consulta, site), await matchList(consulta, site)]
  if (climbs === null) return tooWide
  const [, ...last] = list.text.split('\n')
  return {
    ...list,
    text: lines(
      capital(`${time.trim()} se ${counted(count, 'jugó', 'jugaron')} ${bold(matchesWord(count))}${where}.`),
      climbs,
      await best(consulta, site),
      ...last,
    ),
  }
}
