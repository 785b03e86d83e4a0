import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, bullets, capital, counted, lines, link, named, verb, wonAndLost } from '../wording'
import { measures, type Row } from './clan-measures'
import type { Consulta } from './consulta'
import { matchesWord } from './own-matches'
import { saidEtapas, subjectOf } from './scope'

/** As many tables are added up. */
const mostEtapas = 60

/** Who has won, lost or played the most in all the etapas of a name together, and in one of them. */
export async function summed(consulta: Consulta, site: Site): Promise<Reply> {
  const campo = consulta.ordenar?.campo ?? 'ganadas'
  const sign = consulta.ordenar?.hacia === 'menos' ? -1 : 1
  const { value, most, least } = measures[campo]
  const etapas = (saidEtapas(consulta, site) ?? site.community.etapas).filter(({ multijugador }) => multijugador)
  const rows: Row[] = []
  for (const etapa of etapas.slice(0, mostEtapas))
    for (const clan of await clanesOfEtapa(site.db, etapa.id))
      rows.push({
        clan,
        etapa,
        ganadas: clan.triunfos,
        perdidas: clan.derrotas,
        from: 0,
        to: 0,
        integrantes: 0,
        last: null,
      })
  const byName = new Map<ClanName, Row[]>()
  for (const row of rows) {
    const name = site.community.clanById.get(row.clan.id)
    if (name && row.ganadas + row.perdidas > 0) byName.set(name, [...(byName.get(name) ?? []), row])
  }
  const total = (list: readonly Row[]) => list.reduce((sum, row) => sum + value(row), 0)
  const who = subjectOf(consulta, site)
  if (who && isClan(who)) {
    const own = byName.get(who) ?? []
    const sum = (of: 'ganadas' | 'perdidas') => own.reduce((count, row) => count + row[of], 0)
    return {
      text: lines(
        `${named(who.nombre)}, sumando sus etapas: ${bold(wonAndLost({ triunfos: sum('ganadas'), derrotas: sum('perdidas') }))} en ${matchesWord(sum('ganadas') + sum('perdidas'))}.`,
        bullets(
          own.map(
            ({ etapa, ganadas, perdidas }) =>
              `${capital(inEtapa(etapa))}: ${wonAndLost({ triunfos: ganadas, derrotas: perdidas })}`,
          ),
        ),
      ),
      quien: [who],
    }
  }
  const ranked = [...byName].sort(([, a], [, b]) => sign * (total(b) - total(a)))
  const [first] = ranked
  if (!first) return { text: 'Todavía no se ha jugado nada.' }
  const unit = { ganadas: ['victoria', 'victorias'], perdidas: ['derrota', 'derrotas'] } as const
  const said = (count: number) => {
    const [one, many] = campo === 'ganadas' || campo === 'perdidas' ? unit[campo] : (['partida', 'partidas'] as const)
    return bold(`${count} ${counted(count, one, many)}`)
  }
  const where = (list: readonly Row[]) =>
    `${counted(list.length, '1 etapa', `${list.length} etapas`)}, ${list.reduce((sum, { ganadas }) => sum + ganadas, 0)}–${list.reduce((sum, { perdidas }) => sum + perdidas, 0)} en total`
  const line = ([name, list]: (typeof ranked)[number]) =>
    `${bold(link(name.nombre, paths.clan(list[0]?.clan.id ?? 0)))}: ${said(total(list))} (${where(list)})`
  const [single] = rows.filter((row) => row.ganadas + row.perdidas > 0).toSorted((a, b) => sign * (value(b) - value(a)))
  const [name, list] = first
  return {
    text: lines(
      `Sumando todas las etapas, con ${sign > 0 ? most : least} ${verb('va', 'van', name)} ${line([name, list])}.`,
      bullets(ranked.slice(1, consulta.limite).map(line)),
      single &&
        `En una sola etapa, ${bold(link(single.clan.nombre, paths.clan(single.clan.id)))}: ${said(value(single))} ${inEtapa(single.etapa)}.`,
    ),
    quien: [name],
    listed: ranked.slice(0, consulta.limite).map(([each]) => each),
  }
}
