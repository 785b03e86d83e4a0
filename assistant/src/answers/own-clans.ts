import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import type { Rango } from '@trinchera/rules/permissions'
import type { Reply } from '../intent'
import { bold, link } from '../wording'
import { inEtapa } from './which'

/** A clan of whoever asks. */
export type Own = Player['clanes'][number]

/** The ranks as they are said. */
export const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}

export const inOwnEtapa = ({ id_etapa, etapa }: Own) =>
  inEtapa({ id: id_etapa, nombre: etapa.nombre, juego: etapa.juego })
export const clanLink = ({ id, nombre }: Own) => bold(link(nombre, paths.clan(id)))

export const noClan = (): Reply => ({
  text: `No: no estás en ningún clan de una etapa abierta. Puedes fundar uno o pedir entrar desde el ${link('ladder', paths.ladder)}.`,
})
