import type { ClanEvent } from '@trinchera/contract/webhooks'
import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import type { WebhookFact } from '@trinchera/db/queries/webhooks/due-facts'
import { placeText } from './place-text'

type Said = { titulo: string; texto: string }

function reported(clan: number, { ganador, perdedor, reportado_por }: Match): Said {
  const won = ganador.id === clan
  const [own, rival] = won ? [ganador, perdedor] : [perdedor, ganador]
  const moved = placeText(own.nombre, own.antes ?? 0, own.despues ?? 0)
  return {
    titulo: `${own.nombre} ${won ? 'le ganó a' : 'perdió contra'} ${rival.nombre}`,
    texto: `${reportado_por} reportó la derrota de ${perdedor.nombre}.${moved ? ` ${moved}.` : ''}`,
  }
}

function answered({ ganador, perdedor, respuesta, reportado_por }: Match): Said {
  const who = respuesta?.quien ?? ganador.nombre
  const match = `la victoria de ${ganador.nombre} sobre ${perdedor.nombre}`
  if (respuesta?.estado === 'rechazada')
    return {
      titulo: 'Partida rechazada',
      texto: `${who} rechazó la partida que reportó ${reportado_por}: la administración la revisará.`,
    }
  return {
    titulo: 'Partida confirmada',
    texto:
      respuesta?.estado === 'vencida'
        ? `${ganador.nombre} no respondió en 24 horas: ${match} queda confirmada.`
        : `${who} confirmó ${match}.`,
  }
}

const names = ({ ganador, perdedor }: Match) => `${ganador.nombre} contra ${perdedor.nombre}`

export function matchEvent(
  tipo: 'match.reported' | 'match.answered' | 'match.ruled' | 'match.ruling_lifted',
  { clan, fecha }: Pick<WebhookFact, 'clan' | 'fecha'>,
  match: Match,
): ClanEvent {
  const said = (): Said => {
    switch (tipo) {
      case 'match.reported':
        return reported(clan.id, match)
      case 'match.answered':
        return answered(match)
      case 'match.ruled':
        return {
          titulo: `Fallo sobre ${names(match)}`,
          texto: match.ruling
            ? `${match.ruling.texto}. Motivo: ${match.ruling.motivo}`
            : 'La administración falló sobre la partida.',
        }
      case 'match.ruling_lifted':
        return {
          titulo: `Se levantó un fallo sobre ${names(match)}`,
          texto: 'La partida vuelve a contar como se reportó.',
        }
    }
  }
  return { type: tipo, timestamp: fecha, data: { clan, ...said(), enlace: paths.partida(match.id), match } }
}
