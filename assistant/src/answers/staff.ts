import type { AdminArea } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { areaNames } from '@trinchera/contract/admin-areas'
import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import { playerById } from '@trinchera/db/queries/players/players'
import { isStaff, rolsWith, staffMay, type StaffMarks, type StaffPermission } from '@trinchera/rules/permissions'
import type { Article } from '../corpus/articles'
import type { Site } from '../intent'
import { asSiteIs } from '../site-facts'
import { bold, bullets, lines, link, listed, rolName } from '../wording'

/** By the articles that tell what staff do: who may, and where in the panel (docs/behaviour/staff.md#Permission table, docs/behaviour/staff.md#Panel areas). */
const tasks: ReadonlyMap<string, readonly [StaffPermission, AdminArea?]> = new Map([
  ['panel-anular', ['matches.rule', 'reportes']],
  ['panel-anuncios', ['anuncios.manage', 'anuncios']],
  ['panel-apelacion', ['matches.rule', 'apelaciones']],
  ['panel-clan-lider', ['clans.delete']],
  ['panel-clan-nombre', ['clans.manage']],
  ['panel-comentarios', ['comments.moderate', 'anuncios']],
  ['panel-corregir', ['matches.rule', 'reportes']],
  ['panel-eliminar-jugador', ['players.delete', 'jugadores']],
  ['panel-etapas', ['etapas.manage', 'etapas']],
  ['panel-fallar', ['matches.rule', 'reportes']],
  ['panel-foro', ['comments.moderate', 'foro']],
  ['panel-jugador', ['players.modify', 'jugadores']],
  ['panel-levantar-fallo', ['matches.rule', 'reportes']],
  ['panel-levantar-suspension', ['players.suspend', 'jugadores']],
  ['panel-llave', ['torneos.manage', 'torneos']],
  ['panel-opciones', ['opciones.manage', 'opciones']],
  ['panel-puesta-en-marcha', ['opciones.manage', 'puesta-en-marcha']],
  ['panel-recalcular', ['ranking.recalculate', 'ranking']],
  ['panel-rechazar-reporte', ['matches.rule', 'reportes']],
  ['panel-reclamo', ['matches.rule', 'reportes']],
  ['panel-registro', ['audit.read', 'registro']],
  ['panel-rol', ['players.roles', 'jugadores']],
  ['panel-suspender', ['players.suspend', 'jugadores']],
  ['panel-torneos', ['torneos.manage', 'torneos']],
  ['panel-trampa', ['matches.rule', 'reportes']],
  ['panel-tras-fallo', ['matches.rule']],
  ['panel-tras-suspension', ['players.suspend']],
  ['panel-ver-jugador', ['players.read', 'jugadores']],
  ['panel-victoria', ['matches.rule', 'victorias']],
])

/** Whether an article tells what staff do. */
export const isOfStaff = (id: string) => tasks.has(id)

/** Whether an article tells something to a player: of what staff do, to others only where it has a text for them. */
export const isToldTo = ({ id, es }: Article, player: StaffMarks | null) =>
  !tasks.has(id) || es.includes('{si no permiso}') || (player !== null && isStaff(player))

/** The names of those who have a permission of staff; nothing where nobody has. */
async function namesWith(permission: StaffPermission, db: Db): Promise<string> {
  const able = (await staffNames(db)).filter(({ rol }) => rolsWith(permission).some((each) => each === rol))
  return listed(able.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`))
}

/** The steps that the site still lacks, the needed ones first, as the panel's Puesta en marcha finds them. */
async function missingSteps({ puestaEnMarcha }: Site): Promise<string> {
  const missing = (await puestaEnMarcha()).filter(({ listo }) => !listo)
  if (!missing.length) return 'No falta ninguno: todos los pasos están listos.'
  const needed = missing.toSorted((a, b) => Number(b.necesario) - Number(a.necesario))
  return lines(
    'Falta:',
    bullets(
      needed.map(({ nombre, necesario, que_falta, donde }) => {
        const name = donde.startsWith('/') ? link(nombre, donde) : nombre
        const where = donde.startsWith('/') ? '' : ` Va en ${bold(donde)}.`
        return `${bold(name)}${necesario ? '' : ' (opcional)'}: ${que_falta}${where}`
      }),
    ),
  )
}

/** What staff do and how, to those who may do it; to others, who does it. */
export async function staffTold({ id, es, en }: Article, site: Site): Promise<string> {
  const { db, asker, say } = site
  const [permission, area] = tasks.get(id) ?? ['staff.follow']
  const player = asker && (await playerById(db, asker.id))
  const may = player !== null && staffMay(player, permission)
  const encargados = (await namesWith(permission, db)) || 'la administración'
  if (!may && !es.includes('{si no permiso}'))
    return say(
      `Tu rol (${rolName(player?.rol ?? 5)}) no alcanza. Es cosa de ${encargados}.`,
      `Your role (${rolName(player?.rol ?? 5)}) is not enough. It is for ${encargados}.`,
    )
  const text = await asSiteIs(say(es, en), site, { permiso: may, encargados })
  const where =
    may && area ? `${say('En el panel, en', 'In the panel,')} ${link(areaNames[area], paths.panelAdmin(area))}. ` : ''
  return lines(`${where}${text}`, may && id === 'panel-puesta-en-marcha' && (await missingSteps(site)))
}
