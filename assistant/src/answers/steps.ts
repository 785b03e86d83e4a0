import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link, named, verb } from '../wording'
import { clanOf, isClan } from './which'

const account = bold(link('Mi Cuenta', paths.miCuenta))

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
