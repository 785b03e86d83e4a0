import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay, mayTouchMember, rangos, type ClanAction, type Rango } from '@trinchera/rules/permissions'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { wordsOf, type Word } from '../words/plain'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { withoutNames } from '../query/agenda'
import { bold, capital, lines, link, listed } from '../wording'
import { rangoNames } from './own'

/** What a rank may do in its clan: as it is asked, and as it is said. */
const deeds: readonly { says: RegExp; action: ClanAction; deed: string }[] = [
  { says: /\breport\w+/, action: 'report', deed: 'reportar una derrota' },
  {
    says: /\b(?:ret(?:ar|emos|o)|desafi\w+|(?:acept\w+|rechaz\w+|respond\w+|cancel\w+)(?: \w+){0,2} (?:retos?|desafios?))\b/,
    action: 'report',
    deed: 'retar y responder retos',
  },
  {
    says: /\b(?:confirm\w+|rechaz\w+|valid\w+)(?: \w+){0,2} (?:partidas?|resultados?|derrotas?|reportes?)\b/,
    action: 'report',
    deed: 'confirmar o rechazar partidas',
  },
  {
    says: /\b(?:eleg|elij|elig|escog|pick)\w*(?: \w+){0,2} (?:mapas?|bando|lado)\b/,
    action: 'report',
    deed: 'elegir los mapas de un reto',
  },
  { says: /\b(?:apel\w+|reclam\w+)\b/, action: 'report', deed: 'reclamar o apelar por el clan' },
  {
    says: /\b(?:invit(?:ar|o)|reclut\w+|acept\w+(?: \w+){0,2} solicitud\w*)\b/,
    action: 'recruit',
    deed: 'invitar y responder solicitudes',
  },
  { says: /\b(?:expuls\w+|ech(?:ar|o)|kick\w*|sacar al?)\b/, action: 'expel', deed: 'expulsar' },
  {
    says: /\b(?:ascend\w+|dar (?:el )?rango|cambiar (?:los )?rangos?|nombrar)\b/,
    action: 'ranks',
    deed: 'cambiar rangos',
  },
  {
    says: /\b(?:cambiar|editar|modificar|poner)(?: \w+){0,3} (?:clan|tag|emblema|logo|lema)\b/,
    action: 'edit',
    deed: 'editar el clan',
  },
  { says: /\b(?:eliminar|borrar|cerrar|disolver)(?: \w+){0,2} clan\b/, action: 'delete', deed: 'eliminar el clan' },
  {
    says: /\b(?:inscribir|anotar|meter)(?: \w+){0,5} (?:torneo|copa|campeonato)\b/,
    action: 'edit',
    deed: 'inscribir al clan en un torneo',
  },
  { says: /\bced(?:er|o)\b/, action: 'hand-over', deed: 'ceder el liderazgo' },
]

/** Those of a rank, as a list names them. */
const severalOf: Record<Exclude<Rango, 'Lider'>, string> = {
  'Co-Lider': 'los Co-Líderes',
  Capitán: 'los Capitanes',
  Miembro: 'los Miembros',
}

const asksMay = /\b(?:puedo|podria|me dejan?|tengo permiso|me da el rango|me corresponde|me toca|can i|may i)\b/
/** Whom one would expel, or give another rank. */
const targets: readonly (readonly [Rango, RegExp])[] = [
  ['Co-Lider', /\b(?:al?|un|otro|los) (?:mi |un |otro |los )?(?:co ?lider(?:es)?|sub ?lider)\b/],
  ['Lider', /\b(?:al|a mi|a nuestro) lider\b/],
  ['Capitán', /\b(?:al?|un) (?:mi |un |otro |los )?capitan(?:es)?\b/],
  ['Miembro', /\b(?:al?|un) (?:un |otro |los )?(?:miembros?|integrantes?)\b/],
]

/** It is asked of this very person, and not of how or until when. */
const ofMe =
  /\b(?:yo|mi rango|mi cargo|o (?:tiene|debe|solo|es|lo|le|la|hay|solamente)\b|siendo|(?:echar|expulsar|sacar|kickear|bajar) (?:al?|un) (?:mi |un |otro |los )?(?:miembros?|capitan(?:es)?|co ?lider(?:es)?|lider)|como (?:miembro|capitan|co ?lider|lider)|o no)\b/
const asksHow = /\b(?:como (?:puedo|lo|se)|donde|cuando|hasta cuando|cuanto|tarde|despues|dos veces|por que)\b/

/** 'puedo inscribir a mi clan en un torneo' */
const ofClan = /^(?:y )?(?:puedo|podria) (?:inscribir|anotar|meter) (?:a )?mi (?:clan|equipo) (?:en|a) un\b/

/** 'puedo retar' is asked of this very person. */
const shortest = 3

/** Whether whoever asks may do what their rank grants or does not, clan by clan; null where that is not asked, or nobody knows who asks. */
export async function mayI(words: readonly Word[], site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  if (!asksMay.test(text) || (!ofMe.test(text) && words.length > shortest && !ofClan.test(text)) || asksHow.test(text))
    return null
  const found = deeds.find(({ says }) => says.test(text))
  const player = found && site.asker && (await playerById(site.db, site.asker.id))
  if (!found || !player) return null
  const open = new Set(
    site.community.etapas.flatMap(({ id, activo, multijugador }) => (activo && multijugador ? [id] : [])),
  )
  const clanes = player.clanes.filter(({ id_etapa }) => open.has(id_etapa))
  const allowed = rangos.filter((rango) => clanMay(rango, found.action))
  const who = listed(allowed.map((rango) => (rango === 'Lider' ? 'el Líder' : severalOf[rango])))
  if (!clanes.length)
    return { text: `No: no estás en ningún clan de una etapa abierta. En un clan ${found.deed} es cosa de ${who}.` }
  const target = found.action === 'expel' ? targets.find(([, says]) => says.test(text))?.[0] : undefined
  const mayDo = (rango: Rango) => clanMay(rango, found.action) && (!target || mayTouchMember(rango, target))
  const may = clanes.some(({ PlayerClan }) => mayDo(PlayerClan.rango))
  const deed = target ? `expulsar a un ${rangoNames[target]}`.replace('a un Líder', 'al Líder') : found.deed
  const shown = clanes.filter(
    (one, at) =>
      clanes.findIndex(
        ({ nombre, PlayerClan }) => nombre === one.nombre && PlayerClan.rango === one.PlayerClan.rango,
      ) === at,
  )
  return {
    text: lines(
      ...shown.map(
        ({ id, nombre, PlayerClan }, at) =>
          `${at === 0 ? (may ? 'Sí: ' : 'No: ') : ''}${at === 0 ? 'en' : 'En'} ${bold(link(nombre, paths.clan(id)))} eres ${bold(rangoNames[PlayerClan.rango])}${mayDo(PlayerClan.rango) ? ', y puedes' : ', y no puedes'} ${deed}.`,
      ),
      `${capital(found.deed)}: ${who}.`,
      target && 'Al Líder no lo expulsa nadie, y un Co-Líder no toca a otro Co-Líder.',
      found.deed.startsWith('report') &&
        `Se hace en ${link('Reportar Derrota', paths.reportes)}, dentro de ${reportDeadlineHours} horas.`,
    ),
  }
}

/** 'puedo reportar yo' and then 'y aceptar retos': whether whoever asks may do that too. */
export async function mayIAlso(
  question: Question,
  { asked }: Pick<Thread, 'asked'>,
  site: Site,
): Promise<Reply | null> {
  const text = withoutNames(question)
  if (!asked || !question.goesOn || question.words.length > longestAlso || asksHow.test(text)) return null
  const before = wordsOf(asked)
    .map(({ plain }) => plain)
    .join(' ')
  const isOfMay = asksMay.test(before) && deeds.some(({ says }) => says.test(before))
  return isOfMay ? mayI(wordsOf(`puedo yo ${text}`), site) : null
}
const longestAlso = 6
