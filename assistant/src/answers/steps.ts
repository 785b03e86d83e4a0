import { clanNameLength, clanTagLength } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, bulletsUpTo, lines, link, named, verb } from '../wording'
import { clanOf, etapaLink, etapasOf, isClan } from './which'

const account = bold(link('Mi Cuenta', paths.miCuenta))

/** Where a clan is founded: in an open etapa. */
export function crearClan(asked: Asked): Reply {
  const open = etapasOf(asked).filter(({ activo, multijugador }) => activo && multijugador)
  return {
    text: lines(
      `Entra con tu cuenta, abre la etapa donde quieres jugar y aprieta ${bold('Crear Nuevo Clan')}. Quedas de Líder.`,
      open.length
        ? lines(
            'Etapas abiertas:',
            bulletsUpTo(
              open.map((etapa) => `${etapaLink(etapa)}: ${link('crear clan ahí', paths.createClan(etapa.id))}`),
              6,
              paths.ladder,
            ),
          )
        : `Ahora no hay etapas abiertas: mira el ${link('ladder', paths.ladder)}.`,
      `Lo puedes fundar solo: basta un nombre de ${clanNameLength.least} a ${clanNameLength.most} caracteres y un tag de ${clanTagLength.least} a ${clanTagLength.most}. Después invitas a los demás.`,
    ),
    etapas: open.slice(0, 1),
    sugerencias: ['¿Cómo invito a alguien a mi clan?', '¿Cuántos jugadores se necesitan?'],
  }
}

/** How one gets into a clan; of the clan that is named, whether it takes requests and who leads it. */
export async function unirse(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  const leader = found?.clan.players.find(({ rango }) => rango === 'Lider')
  const own =
    found &&
    lines(
      found.clan.acepta_solicitudes
        ? `${named(found.clan.nombre)} ${verb('recibe', 'reciben', found.clan.nombre)} solicitudes: abre ${link('su página', paths.clan(found.clan.id))} y aprieta ${bold('Pedir entrar')}.`
        : `${named(found.clan.nombre)} no ${verb('recibe', 'reciben', found.clan.nombre)} solicitudes: entra a quien ${bold('invita')} su Líder o un Co-Líder.`,
      leader && `Líder: ${link(leader.username, paths.jugador(leader.id))}.`,
    )
  return {
    text:
      own ??
      lines(
        `A un clan se entra de dos maneras: con una ${bold('invitación')} de su Líder o un Co-Líder, o con una ${bold('solicitud')} tuya a un clan que las recibe.`,
        `Abre el clan que te gusta en el ${link('ladder', paths.ladder)} y aprieta ${bold('Pedir entrar')}. Las invitaciones te llegan a ${account}.`,
      ),
    sugerencias: ['¿Qué clanes hay?', '¿Cómo creo un clan?'],
    quien: found && who ? [who] : [],
  }
}

/** How one enters a stage of one against one, and which are open. */
export function entrarSolo(asked: Asked): Reply {
  const alone = etapasOf(asked).filter(({ activo, multijugador }) => activo && !multijugador)
  return {
    text: lines(
      `En una etapa de uno contra uno entras por tu cuenta: ábrela con tu sesión iniciada y aprieta ${bold('Entrar al Ladder')}. Tu clan lleva tu nick.`,
      alone.length
        ? bullets(alone.map((etapa) => `${etapaLink(etapa)}: ${link('entrar al ladder', paths.createClan(etapa.id))}`))
        : `Las etapas abiertas están en el ${link('ladder', paths.ladder)}.`,
    ),
    etapas: alone.slice(0, 1),
  }
}
