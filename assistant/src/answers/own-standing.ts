import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay } from '@trinchera/rules/permissions'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { EtapaMention } from '../names/etapas'
import { plain, type Word } from '../words/plain'
import { bold, capital, counted, lines, link, listed, named, placed, quoted, scored, sayIn, type Say } from '../wording'
import { clanLink, inOwnEtapa, noClan, rangoNames, type Own } from './own-clans'
import { invitations, requests, waiting } from './own-waiting'

/** It asks whether, and not which. */
const asksWhether = /^(?:y )?(?:yo )?(?:soy|tengo|estoy|pertenezco|ando|juego)\b/

/** What one's clans are, or that there is none. */
function clanOfMine(clanes: readonly Own[], text: string): Reply {
  if (!clanes.length)
    return asksWhether.test(text) ? noClan() : { ...noClan(), text: noClan().text.replace('No: no estás', 'No estás') }
  const first = asksWhether.test(text)
    ? 'Sí: estás'
    : /\bcuant[oa]s\b/.test(text)
      ? `En ${bold(String(clanes.length))}: estás`
      : 'Estás'
  return {
    text: lines(
      ...clanes.map(
        (clan) => `${clan === clanes[0] ? first : 'También estás'} en ${clanLink(clan)}, ${inOwnEtapa(clan)}.`,
      ),
    ),
  }
}

function rank(clanes: readonly Own[], text: string): Reply {
  const [, said] = /\bsoy (?:el |un )?(lider|co ?lider|capitan|miembro)\b/.exec(text) ?? []
  const isSo = clanes.some(
    ({ PlayerClan }) =>
      plain(rangoNames[PlayerClan.rango]).replace('-', ' ') === said?.replace(/^co ?lider$/, 'co lider'),
  )
  const head = !said || /\bo (?!que|no)\w+/.test(text) ? 'Eres' : isSo ? 'Sí: eres' : 'No: eres'
  return clanes.length
    ? {
        text: lines(
          ...clanes.map(
            (clan) =>
              `${clan === clanes[0] ? head : 'Eres'} ${bold(rangoNames[clan.PlayerClan.rango])} de ${clanLink(clan)}, ${inOwnEtapa(clan)}.`,
          ),
        ),
      }
    : noClan()
}

/** Who whoever asks is here, and since when. */
async function account(me: number, site: Site): Promise<Reply> {
  const player = await playerById(site.db, me)
  return {
    text: player
      ? `Eres ${bold(link(player.username, paths.jugador(me)))}, y estás en el sitio desde el ${bold(formatDate(player.created_at))}.`
      : 'No encuentro tu cuenta.',
  }
}

/** How far the clans of whoever asks stand from the first of their tables. */
async function fromFirst(clanes: readonly Own[], site: Site): Promise<Reply> {
  if (!clanes.length) return noClan()
  const rows = await Promise.all(
    clanes.map(async (clan) => {
      const first = (await clanesOfEtapa(site.db, clan.id_etapa)).find(({ ranking_actual }) => ranking_actual === 1)
      const at = clan.ranking_actual
      if (!at || !first) return `Con ${clanLink(clan)} estás ${bold('No Rankeado')} ${inOwnEtapa(clan)}.`
      return at === 1
        ? `Con ${clanLink(clan)} ${bold('vas 1.º')} ${inOwnEtapa(clan)}.`
        : `Con ${clanLink(clan)} vas ${placed(at)} ${inOwnEtapa(clan)}: a ${bold(counted(at - 1, '1 puesto', `${at - 1} puestos`))} del 1.º, ${named(first.nombre)}.`
    }),
  )
  return { text: lines(...rows) }
}

const since = (clanes: readonly Own[], text: string): Reply =>
  clanes.length
    ? {
        text: lines(
          /\b(?:lider|capitan)\b/.test(text) && 'Desde cuándo tienes ese rango no queda anotado.',
          ...clanes.map(
            (clan) => `Estás en ${clanLink(clan)} desde el ${bold(formatDate(clan.PlayerClan.joined_at))}.`,
          ),
        ),
      }
    : noClan()

/** Whether the rank of whoever asks may report, clan by clan. */
function mayReport(clanes: readonly Own[]): Reply {
  const able = clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  if (!clanes.length)
    return {
      text: 'No: no estás en ningún clan. La derrota la reporta el Líder, un Co-Líder o un Capitán del clan que perdió.',
    }
  if (!able.length)
    return {
      text: `No: en ${listed(clanes.map(clanLink))} eres Miembro, y la derrota la reporta el Líder, un Co-Líder o un Capitán.`,
    }
  return {
    text: lines(
      ...able.map(
        (clan) =>
          `${clan === able[0] ? 'Sí: como' : 'También como'} ${bold(rangoNames[clan.PlayerClan.rango])} de ${clanLink(clan)} puedes reportar sus derrotas.`,
      ),
      `Se hace en ${link('Reportar Derrota', paths.reportes)}.`,
    ),
  }
}

async function places(clanes: readonly Own[], site: Site): Promise<Reply> {
  if (!clanes.length) return noClan()
  const rows = await Promise.all(
    clanes.map(async (clan) => {
      const ranked = (await clanesOfEtapa(site.db, clan.id_etapa)).filter(
        ({ ranking_actual }) => ranking_actual > 0,
      ).length
      return clan.ranking_actual
        ? `Con ${clanLink(clan)} vas ${bold(placed(clan.ranking_actual))} de ${ranked} ${inOwnEtapa(clan)}, con ${scored(clan)}.`
        : `Con ${clanLink(clan)} estás ${bold('No Rankeado')} ${inOwnEtapa(clan)}, con ${scored(clan)}.`
    }),
  )
  return { text: lines(...rows), quien: clanes.slice(0, 1).flatMap(({ id }) => site.community.clanById.get(id) ?? []) }
}

async function mates(clanes: readonly Own[], site: Site, me: number): Promise<Reply> {
  const teams = clanes.filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, multijugador }) => id === id_etapa && multijugador),
  )
  if (!teams.length) return noClan()
  const rows = await Promise.all(
    teams.map(async (clan) => {
      const others = ((await clanById(site.db, clan.id))?.players ?? []).filter(({ id }) => id !== me)
      return others.length
        ? `En ${clanLink(clan)} son ${bold(String(others.length + 1))}: ${counted(others.length, 'está contigo', 'están contigo')} ${listed(others.map(({ username, rango }) => `${quoted(username)}${rango === 'Miembro' ? '' : ` (${rangoNames[rango]})`}`))}.`
        : `En ${clanLink(clan)} estás solo.`
    }),
  )
  return { text: lines(...rows), quien: teams.slice(0, 1).flatMap(({ id }) => site.community.clanById.get(id) ?? []) }
}

async function leader(clanes: readonly Own[], site: Site): Promise<Reply> {
  if (!clanes.length) return noClan()
  const rows = await Promise.all(
    clanes.map(async (clan) => {
      const found = (await clanById(site.db, clan.id))?.players.find(({ rango }) => rango === 'Lider')
      return found ? `El Líder de ${clanLink(clan)} es ${bold(link(found.username, paths.jugador(found.id)))}.` : ''
    }),
  )
  return { text: lines(...rows) }
}

/** Who stands right below (1) or above (-1) the clans of whoever asks. */
async function beside(clanes: readonly Own[], step: 1 | -1, site: Site): Promise<Reply> {
  if (!clanes.length) return noClan()
  const rows = await Promise.all(
    clanes.map(async (clan) => {
      const at = clan.ranking_actual
      const other = (await clanesOfEtapa(site.db, clan.id_etapa)).find(
        ({ ranking_actual }) => at > 0 && ranking_actual === at + step,
      )
      return other
        ? `Justo ${step > 0 ? 'abajo' : 'arriba'} de ${clanLink(clan)} (${placed(at)}) va ${bold(link(other.nombre, paths.clan(other.id)))}, ${placed(other.ranking_actual)} ${inOwnEtapa(clan)}, con ${scored(other)}.`
        : `${capital(step > 0 ? 'abajo' : 'arriba')} de ${clanLink(clan)} no hay nadie con puesto ${inOwnEtapa(clan)}.`
    }),
  )
  return { text: lines(...rows) }
}

/** `text`: the question; `say`: in which language it is answered, where it is told in both. */
type Answer = (clanes: readonly Own[], site: Site, me: number, text: string, say: Say) => Reply | Promise<Reply>
/** What is told in English as well. */
export const toldInEnglish = /\btengo (?:algo|partidas) pendientes?\b/
const clan = '(?:clan|equipo|team)'
/** What whoever asks may want to know of themselves, as people say it. */
const asked: readonly (readonly [RegExp, Answer])[] = [
  [
    /^(?!.*\b(?:reclamos?|apelacion(?:es)?|denuncias?|victorias? sin)\b).*(?:\b(?:tengo|tenemos) que (?:confirmar|responder|contestar)\b|\b(?:me|nos) (?:falta|queda)n? (?:algo )?(?:por )?(?:confirmar|responder|contestar)\b|\b(?:tengo|tenemos|hay|queda|quedan) (?:algo|algun[ao]?|cosas?|partidas?)? ?(?:cosas? |partidas? )?(?:pendientes?|por (?:responder|confirmar|contestar|hacer))\b|\bmis pendientes\b|\b(?:que|q) tengo pendiente\b|\balgo pendiente\b|\bme espera algo\b)/,
    (clanes, site, me, text, say) => waiting(clanes, site, me, text, say),
  ],
  [
    /(?:abajo|debajo|detras|atras) (?:de |del )?(?:mi|nuestro|nosotros|mio)\b|nos pisa\w*|pisandonos/,
    (clanes, site) => beside(clanes, 1, site),
  ],
  [
    /(?:arriba|encima|adelante|delante) (?:de |del )?(?:mi|nuestro|nosotros|mio)\b/,
    (clanes, site) => beside(clanes, -1, site),
  ],
  [
    /\bcuantos (?:somos|hay|tenemos|jugadores (?:somos|hay|tenemos)) en (?:el|mi|nuestro) (?:clan|equipo)/,
    (clanes, site, me) => mates(clanes, site, me),
  ],
  [
    /\ben (?:que|cuales|cuantos) (?:clanes|equipos) (?:estoy|juego|ando)|mis clanes\b/,
    (clanes, _site, _me, text) => clanOfMine(clanes, text),
  ],
  [
    /\ba cuant[oa]s?(?: puestos| lugares)? (?:del (?:primer\w*|puntero|lider) )?(?:estoy|estamos|voy|vamos|quede|quedamos)\b.*\b(?:del?|el) (?:primer\w*|puntero|lider|1)?|\bque tan lejos (?:estoy|estamos) del (?:primer\w*|puntero)/,
    (clanes, site) => fromFirst(clanes, site),
  ],
  [
    /\b(?:hay|tengo|tenemos|llego|llegaron|quedan?|cuantas)\b.{0,20}\bsolicitud(?:es)?\b|\bsolicitudes (?:pendientes|por responder|de mi clan)|\b(?:quien(?:es)?|alguien)\b.{0,14}\b(?:quiere[n]?|pidio|pidieron|pide|ha pedido|solicit\w+)\b.{0,12}\b(?:entrar|unirse)\b(?: a (?:mi|nuestro) (?:clan|equipo)| al (?:clan|equipo))?$/,
    (clanes, site) => requests(clanes, site),
  ],
  [/\b(?:puedo|podria|tengo permiso|me dejan?)\b(?: yo)?(?: para)? report\w+/, (clanes) => mayReport(clanes)],
  [
    /\b(?:tengo|tenemos|llego|llegaron|hay|cuantas)\b.{0,20}\binvitaci\w+|mis invitaciones\b|me (?:han |ha )?invit(?:o|aron|ado)\b/,
    (_, site, me) => invitations(site, me),
  ],
  [
    /\b(?:desde cuando|cuando|hace cuanto|que dia)\b.{0,20}\b(?:estoy|entre|llegue|uni|soy (?:parte|miembro))\b.{0,14}\b(?:clan|equipo|team)\b|\b(?:desde cuando|hace cuanto)\b(?: que)? soy (?:el )?(?:lider|co ?lider|capitan)\b/,
    (clanes, _site, _me, text) => since(clanes, text),
  ],
  [
    /(?:que|cual es mi|mi) (?:rango|cargo)\b|\brango (?:tengo|soy)\b|^(?:yo )?soy (?:el |un )?(?:lider|co ?lider|capitan|miembro)(?: de mi clan| del clan)?(?: o (?:no|que|miembro|capitan|lider|co ?lider))?$/,
    (clanes, _site, _me, text) => rank(clanes, text),
  ],
  [
    /\bmis? (?:companer[oa]s?|clanmates?|compitas|compas)\b|quien(?:es)? (?:mas )?(?:esta|estan|hay|juegan?) (?:con ?migo |conmigo )?en mi (?:clan|equipo)|con quien(?:es)? (?:estoy|comparto)/,
    (clanes, site, me) => mates(clanes, site, me),
  ],
  [
    /\bcuando me (?:registre|inscribi en (?:el sitio|la pagina)|hice la cuenta|cree la cuenta)\b|\bcuando (?:hice|cree) mi cuenta\b|\b(?:desde cuando|cuanto (?:tiempo )?|hace cuanto) ?(?:que )?(?:estoy|llevo|soy)(?: (?:registrad[oa]|inscrit[oa]|miembro|aca|aqui))?(?: (?:en|de) (?:el sitio|la pagina|la comunidad|trinchera))?$|^(?:cual es mi (?:nick|nombre|usuario)|como me llamo|quien soy(?: yo)?)$/,
    (_clanes, site, me) => account(me, site),
  ],
  [
    /\bmi (?:lider|jefe)$|quien (?:es (?:el )?(?:lider|jefe) de|manda en|lidera) mi (?:clan|equipo)/,
    (clanes, site) => leader(clanes, site),
  ],
  [
    new RegExp(
      `^(?:yo )?(?:tengo|estoy en|estoy dentro de|pertenezco a|soy de|ando en|juego en)(?: algun| un)? ${clan}$|(?:en )?que ${clan} (?:estoy|tengo|soy|juego)|^cual es mi ${clan}$`,
    ),
    (clanes, _site, _me, text) => clanOfMine(clanes, text),
  ],
  [
    /^(?!.*\bjugadores\b).*(?:\b(?:que|cual es mi|en mi) (?:puesto|lugar|posicion|ranking|numero)\b.{0,12}\b(?:voy|estoy|ando|tengo|soy)\b|^(?:cual es )?mi (?:puesto|lugar|posicion|ranking)(?: actual)?$)/,
    (clanes, site) => places(clanes, site),
  ],
]
/** Of one's own clan nothing can be told to who is unknown. */
const ownClanAsked =
  /^(?:cual es|como se llama|quien es el lider de|en que|que) (?:mi )?(?:clan|equipo)\b|\bpendientes?\b/
const whoAreYou: Reply = {
  kind: 'ask',
  text: `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan o tu nick. Lo tuyo está en ${link('Mi Cuenta', paths.miCuenta)}.`,
}
/** How a thing is done is asked of the guide. */
const how = /^(?:como|donde|por que|pq|xq|para que|que pasa|si )\b/

/** What whoever asks wants to know of themselves; null where it is something else, or nobody knows who asks. */
export async function ownStanding(
  words: readonly Word[],
  site: Site,
  { etapas, juego }: Pick<EtapaMention, 'etapas' | 'juego'> = { etapas: [], juego: null },
  say: Say = sayIn(false),
): Promise<Reply | null> {
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain === 'kien' ? 'quien' : plain)).join(' ')
  const found = words.length <= 16 && !how.test(text) && asked.find(([saying]) => saying.test(text))
  const player = found && site.asker && (await playerById(site.db, site.asker.id))
  if (found && !site.asker && ownClanAsked.test(text)) return whoAreYou
  if (!found || !player) return null
  const open = site.community.etapas.filter(({ activo }) => activo)
  const clanes = open.flatMap(({ id }) => player.clanes.filter(({ id_etapa }) => id_etapa === id))
  const said = clanes.filter(({ id_etapa }) =>
    etapas.length
      ? etapas.some(({ id }) => id === id_etapa)
      : open.some(({ id, juego: { id: own } }) => id === id_etapa && own === juego?.id),
  )
  const meant = said.length ? said : clanes
  const reply = await found[1](meant, site, player.id, text, say)
  // what is asked next is of the clan that was told first
  const told = meant.find(({ id }) => reply.text.includes(`(${paths.clan(id)})`))
  const own = told && site.community.clanById.get(told.id)
  return own && !reply.quien ? { ...reply, quien: [own] } : reply
}
