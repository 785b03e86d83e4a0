import { invitacionesOf } from '@trinchera/db/queries/clanes/invitaciones'
import { solicitudesTo } from '@trinchera/db/queries/clanes/solicitudes'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { playerById } from '@trinchera/db/queries/players/players'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { bold, bullets, counted, lines, link, listed, named, quoted, sayIn, type Say } from '../wording'
import { clanLink, noClan, type Own } from './own-clans'

/** Who has asked to come into the clans of whoever asks, where they may answer. */
export async function requests(clanes: readonly Own[], site: Site): Promise<Reply> {
  if (!clanes.length) return noClan()
  const able = clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'recruit'))
  if (!able.length)
    return { text: `Las solicitudes las ven y responden el Líder y los Co-Líderes de ${listed(clanes.map(clanLink))}.` }
  const found = (await Promise.all(able.map(({ id }) => solicitudesTo(site.db, id, site.now)))).flat()
  return {
    text: found.length
      ? lines(
          `Sí: ${counted(found.length, 'hay 1 solicitud', `hay ${found.length} solicitudes`)} por responder:`,
          bullets(found.slice(0, 6).map(({ player, clan: to }) => `${named(player)}, para ${quoted(to)}`)),
          `Se responden en la página de tu clan, desde ${link('Mi Cuenta', paths.miCuenta)}.`,
        )
      : `No: no hay solicitudes pendientes para ${listed(able.map(clanLink))}.`,
  }
}

/** The invitations that wait for whoever asks. */
export async function invitations(site: Site, me: number): Promise<Reply> {
  const pending = await invitacionesOf(site.db, me, { all: false, now: site.now })
  if (!pending.length)
    return {
      text: `No: no tienes invitaciones pendientes. Cuando llegue una, la verás en ${link('Mi Cuenta', paths.miCuenta)}.`,
    }
  return {
    text: lines(
      `Sí: tienes ${bold(counted(pending.length, '1 invitación pendiente', `${pending.length} invitaciones pendientes`))}:`,
      bullets(pending.slice(0, 5).map(({ clan, etapa }) => `${named(clan)}, ${quoted(etapa)}`)),
      `Se responden en ${link('Mi Cuenta', paths.miCuenta)}.`,
    ),
  }
}

/** The matches that clans won and have neither confirmed nor refused yet. */
async function toConfirm(clanes: readonly Own[], site: Site) {
  const now = site.now.toISOString()
  const ids = new Set(clanes.map(({ id }) => id))
  const found = await Promise.all(
    clanes.map(async ({ id }) => (await clanMatches(site.db, id, { pagina: 1, por_pagina: 20 })).matches),
  )
  return found
    .flat()
    .filter(
      ({ ganador, respuesta }) => ids.has(ganador.id) && respuesta?.estado === 'pendiente' && respuesta.hasta > now,
    )
}

/** Which matches whoever asks may confirm now, and where; nothing where nobody is known. */
export async function confirmable(site: Site): Promise<string> {
  const player = site.asker && (await playerById(site.db, site.asker.id))
  if (!player) return ''
  const able = player.clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  if (!able.length) return 'En tus clanes lo hacen el Líder, los Co-Líderes y los Capitanes.'
  const waiting = await toConfirm(able, site)
  return waiting.length
    ? `Te espera ${listed(waiting.slice(0, 3).map(({ id, perdedor, respuesta }) => `la ${bold(link(`partida con ${perdedor.nombre}`, paths.partida(id)))}${respuesta ? `, hasta el ${formatDateTime(respuesta.hasta)}` : ''}`))}.`
    : 'Ahora tus clanes no tienen partidas por confirmar.'
}

/** What waits for whoever asks: retos to answer, matches to confirm, invitations. */
export async function waiting(
  clanes: readonly Own[],
  site: Site,
  me: number,
  text: string,
  say: Say = sayIn(false),
): Promise<Reply> {
  const able = clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  const ids = new Set(able.map(({ id }) => id))
  const retos = (await listRetos(site.db, { id: me, moderates: false }, {})).filter(
    ({ estado, turno }) => estado === 'propuesto' && turno !== null && ids.has(turno),
  )
  const matches = await toConfirm(able, site)
  const invited = await invitacionesOf(site.db, me, { all: false, now: site.now })
  const rows = [
    ...retos.map(
      ({ id, retador, retado, responde_hasta }) =>
        `${say('Responder el reto', 'Answer the challenge')} ${bold(link(`${retador.nombre} ${say('contra', 'vs')} ${retado.nombre}`, paths.reto(id)))}${responde_hasta ? `, ${say('hasta el', 'until')} ${formatDateTime(responde_hasta)}` : ''}`,
    ),
    ...matches.map(
      ({ id, perdedor, respuesta }) =>
        `${say('Confirmar o rechazar la', 'Confirm or reject the')} ${bold(link(`${say('partida con', 'match with')} ${perdedor.nombre}`, paths.partida(id)))}${respuesta ? `, ${say('hasta el', 'until')} ${formatDateTime(respuesta.hasta)}` : ''}`,
    ),
    ...invited.map(
      ({ clan: by }) =>
        `${say('Responder la invitación de', 'Answer the invitation of')} ${named(by)}, ${say('en', 'in')} ${link('Mi Cuenta', paths.miCuenta)}`,
    ),
  ]
  const head = /\b(?:partidas?|derrotas?|victorias?|reportes?|confirmar)\b/.test(text) && !matches.length
  return {
    text: rows.length
      ? lines(
          head && say('No tienes partidas por confirmar.', 'You have no matches to confirm.'),
          say(
            `${head ? 'De otras cosas' : 'Sí:'} te ${counted(rows.length, 'espera 1 cosa', `esperan ${rows.length} cosas`)}:`,
            `${head ? 'Besides,' : 'Yes:'} ${counted(rows.length, '1 thing is', `${rows.length} things are`)} waiting for you:`,
          ),
          bullets(rows.slice(0, 6)),
        )
      : say(
          'No: no tienes retos por responder, partidas por confirmar ni invitaciones.',
          'No: you have no challenges to answer, no matches to confirm and no invitations.',
        ),
  }
}
