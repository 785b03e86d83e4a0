import { paths } from '@trinchera/contract/site-paths'
import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import type { AgendaAsked } from '../query/agenda-asked'
import { bold, bulletsUpTo, capital, lines, listed, named, quoted, verb } from '../wording'

const most = 6

/** Those that may still be played. */
const isOpen = ({ estado, fecha }: Reto, now: string) =>
  estado === 'propuesto' || (estado === 'acordado' && fecha !== null && fecha >= now)

/** Who challenged the clans that are asked of, or whom they challenged, of the retos that are still to be played. `line`: one of them in a line. */
export async function wayTold(
  { clans, mine, counts, etapas, whether, accepted }: AgendaAsked,
  way: 'received' | 'sent',
  line: (reto: Reto) => string,
  site: Site,
): Promise<Reply> {
  const own = await ownClans(site)
  const sides = mine
    ? own.map(({ id, nombre }) => ({ id, nombre }))
    : clans.flatMap((who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => ({ id, nombre: who.nombre })) : []))
  const isSide = ({ id }: { id: number }) => sides.some((side) => side.id === id)
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const all = seen.filter(
    (reto) =>
      isOpen(reto, site.now.toISOString()) &&
      isSide(way === 'received' ? reto.retado : reto.retador) &&
      (!etapas.length || etapas.includes(reto.id_etapa)),
  )
  // those that wait for an answer first
  const found = [
    ...all.filter(({ estado }) => estado === 'propuesto'),
    ...all.filter(({ estado }) => estado !== 'propuesto'),
  ]
  const teams = new Set(site.community.etapas.flatMap(({ id, multijugador }) => (multijugador ? [id] : [])))
  const ofTeams = own.filter(({ id_etapa }) => teams.has(id_etapa))
  const told = found.length
    ? found.map(({ retador, retado }) => (way === 'received' ? retado : retador))
    : mine && ofTeams.length
      ? ofTeams
      : sides
  const asked = [...new Set(told.map(({ nombre }) => nombre))]
  const whose = listed(asked.map((nombre) => named(nombre)))
  const others = [...new Set(found.map(({ retador, retado }) => (way === 'received' ? retador : retado).nombre))]
  const names = listed(others.map((nombre) => bold(quoted(nombre))))
  const many = others.length > 1
  const isSeen = sides.every(({ id }) => own.some((clan) => clan.id === id))
  const did = many ? 'retaron' : verb('retó', 'retaron', others[0] ?? '')
  const several = asked.length > 1
  const [one = ''] = asked
  const them = several ? 'los' : verb('lo', 'los', one)
  const waits = found.some(({ estado }) => estado === 'propuesto')
  const head = counts ? `${bold(String(found.length))}: ` : whether ? 'Sí: ' : ''
  const said = accepted
    ? waits
      ? `No: todavía no ${many ? 'responden' : verb('responde', 'responden', others[0] ?? '')} ${names}.`
      : `Sí: ${names} ${many ? 'aceptaron' : verb('aceptó', 'aceptaron', others[0] ?? '')}.`
    : way === 'received'
      ? `${head}a ${whose} ${them} ${did} ${names}.`
      : `${head}${whose} ${several ? 'retaron' : verb('retó', 'retaron', one)} a ${names}.`
  return {
    text: found.length
      ? lines(capital(said), bulletsUpTo(found.map(line), most, paths.agenda))
      : lines(
          way === 'received'
            ? `No: ahora nadie ha retado a ${whose}${isSeen ? '' : ', que se pueda ver'}.`
            : `No: ${whose} no ${several ? 'tienen' : verb('tiene', 'tienen', one)} retos abiertos que ${several ? 'hayan' : verb('haya', 'hayan', one)} pedido.`,
          !isSeen && 'Los que no se han acordado los ven solo sus dos clanes.',
        ),
    quien:
      found.length === 1
        ? found.flatMap(
            ({ retador, retado }) => site.community.clanById.get((way === 'received' ? retador : retado).id) ?? [],
          )
        : clans,
    mine,
    sugerencias: ['¿Cómo respondo un reto?'],
  }
}
