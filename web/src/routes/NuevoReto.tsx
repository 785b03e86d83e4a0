import { paths } from '@trinchera/contract/site-paths'
import { useNavigate, useSearchParams } from '../lib/router'
import { NewRetoForm } from '../features/retos/NewRetoForm'
import { AskForClan } from './AskForClan'

const then = [
  'Le avisamos a quienes reportan en el otro clan: aceptan una fecha, ofrecen otras o lo rechazan.',
  'Si nadie responde antes de la primera fecha, vence y nada se mueve.',
  'Acordada la fecha, lo ve todo el mundo, y se eligen los mapas y el bando por turnos: empieza el que está más abajo.',
  'Cuando se juega, el que pierde reporta, y el ranking se mueve como siempre.',
]

export default function NuevoReto() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <AskForClan
      title="Nuevo reto"
      why="Entra con tu cuenta para retar a otro clan."
      lead="Ofrece hasta tres fechas: el otro clan elige."
      none="No hay clan por el que puedas retar"
      who="Retan el Líder, los Co-Líderes y los Capitanes de un clan, en una etapa abierta."
      then={then}
      form={(player, clanes) => (
        <NewRetoForm
          player={player}
          clanes={clanes}
          givenEtapa={Number(search.get('etapa')) || undefined}
          rival={Number(search.get('rival')) || undefined}
          onAddress={(etapa, rival) => navigate(paths.nuevoReto(etapa ?? 0, rival), { replace: true })}
        />
      )}
    />
  )
}
