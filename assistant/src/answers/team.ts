import { staffNames } from '@trinchera/db/queries/players/names'
import { rolNames } from '@trinchera/rules/permissions'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, link, listed } from '../wording'

const charges = [
  { rol: 3, says: ['torneo'], what: 'los torneos', name: rolNames[3] },
  { rol: 4, says: ['noticia', 'comentar'], what: 'los anuncios, sus comentarios y el foro', name: rolNames[4] },
  {
    rol: 2,
    says: [
      'reportar',
      'partida',
      'ladder',
      'ranking',
      'puesto',
      'cheat',
      'falso',
      'reclamo',
      'captura',
      'regla',
      'suspender',
      'clan',
    ],
    what: 'el ladder: reportes, reclamos y suspensiones',
    name: rolNames[2],
  },
  { rol: 1, says: [], what: 'el sitio: servidores, etapas y cuentas', name: rolNames[1] },
] as const

/** Who of the staff sees to what is asked about; the administration to what is nobody's. */
export async function inCharge({ site: { db, community }, terms }: Asked): Promise<Reply> {
  const all = await staffNames(db)
  const charge = charges.find(({ says }) => says.some((term) => terms.has(term))) ?? charges[3]
  const own = all.filter(({ rol }) => rol === charge.rol)
  const shown = own.length ? own : all.filter(({ rol }) => rol === 1)
  const names = listed(shown.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
  const verb = shown.length > 1 ? 'ven' : 've'
  return {
    text: shown.length
      ? `${names} (${own.length ? charge.name : rolNames[1]}) ${verb} ${charge.what}.`
      : 'Lo ve la administración del sitio.',
    quien: shown.flatMap(({ id }) => community.playerById.get(id) ?? []),
    listed: shown.flatMap(({ id }) => community.playerById.get(id) ?? []),
    sugerencias: ['¿Quiénes son los administradores?'],
  }
}
