import { oneLine, quoted } from '@trinchera/rules/discord-text'
import type { DiscordPost } from '@trinchera/contract/discord'
import type { Reto, RetoStep } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import type { Names } from './names'
import type { Site } from './site'
import { link, moment } from './text'

type RetoServer = Extract<DiscordPost, { tipo: 'reto' }>['servidor']
export type MapNames = Pick<Names, 'mapNamed'>

const ladoText = { aliados: 'Aliados', eje: 'Eje' } as const

const nameOf = ({ retador, retado }: Pick<Reto, 'retador' | 'retado'>, id: number | null | undefined) =>
  [retador, retado].find((side) => side.id === id)?.nombre ?? ''

/** The names of the two clans of a reto, as plain text. */
export const versus = ({ retador, retado }: Pick<Reto, 'retador' | 'retado'>) =>
  `${oneLine(retador.nombre)} contra ${oneLine(retado.nombre)}`
export const retoTitle = (reto: Pick<Reto, 'retador' | 'retado'>) =>
  `${quoted(reto.retador.nombre)} contra ${quoted(reto.retado.nombre)}`

/** A reto as a line of text: '• 22:00 · Los Halcones contra Sin Retirada · Etapa II'. */
export const retoLine = (site: Site, reto: Reto, style: 'F' | 't') =>
  `• ${moment(reto.fecha ?? '', style)} · ${link(versus(reto), site.url(paths.reto(reto.id)), 200)} · ${quoted(reto.etapa.nombre, 60)}`

/** What the clans have agreed for a reto so far (maps, side, server), as lines of plain text. */
export async function choices(
  names: MapNames,
  { mapas, bando, ...reto }: Reto,
  servidor: RetoServer,
): Promise<string[]> {
  const maps = await Promise.all(mapas.map(({ codigo }) => names.mapNamed(codigo)))
  return [
    ...(maps.length ? [`Mapas: ${maps.map(oneLine).join(', ')}`] : []),
    ...(bando ? [`Bando: ${oneLine(nameOf(reto, bando.id_clan))} parte de ${ladoText[bando.lado]}`] : []),
    ...(servidor ? [`Servidor: ${oneLine(servidor.nombre)} (${servidor.host}:${servidor.puerto})`] : []),
  ]
}

/** A sentence about the latest step of an agreed reto, such as a chosen map. With Discord markup. */
export async function newsText(
  site: Site,
  names: MapNames,
  { reto, servidor, paso }: Extract<DiscordPost, { tipo: 'reto-novedad' }>,
): Promise<string> {
  const { tipo, detalle, id_clan }: RetoStep = paso
  const who = quoted(nameOf(reto, id_clan))
  const because = detalle ? `: ${quoted(detalle, 300)}` : ''
  switch (tipo) {
    case 'mapa': {
      const map = quoted(await names.mapNamed(detalle ?? ''), 60)
      return id_clan === null ? `Se acabó el tiempo y salió al azar el mapa ${map}.` : `${who} eligió el mapa ${map}.`
    }
    case 'bando': {
      const side = detalle === 'eje' ? ladoText.eje : ladoText.aliados
      return id_clan === null ? `Se acabó el tiempo y el bando salió al azar: ${side}.` : `${who} parte de ${side}.`
    }
    case 'servidor':
      return servidor
        ? `Se juega en ${quoted(servidor.nombre, 60)}: ${quoted(`${servidor.host}:${servidor.puerto}`)}`
        : `${who} cambió el servidor.`
    case 'cancelar':
      return id_clan === null ? `Se canceló${because}.` : `${who} lo canceló${because}.`
    case 'jugar':
      return `Ya se jugó: ${link('así quedó la partida', reto.id_match === null ? null : site.url(paths.partida(reto.id_match)))}.`
    case 'no-presentado':
      return `${who} dice que el otro clan no se presentó.`
    case 'fallar':
      return `La administración decidió el reclamo${because}.`
    default:
      return 'Nadie contó qué pasó: queda vencido.'
  }
}
