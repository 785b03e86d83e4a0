import { useSearchParams } from '../lib/router'
import { NewWinClaimForm } from '../features/win-claims/NewWinClaimForm'
import { AskForClan } from './AskForClan'

const then = [
  'El rival tiene 24 horas para reconocerla o disputarla.',
  'Los Líderes de los otros clanes votan: es la Asamblea de Líderes, que aconseja.',
  'La administración decide. Si la acredita, la partida entra al ranking en ese momento.',
  'Nada se mueve en el ranking mientras tanto.',
  'Las imágenes no son públicas: las ven los dos clanes, los Líderes de la etapa y los moderadores.',
]

export default function NewWinClaim() {
  const [search, setSearch] = useSearchParams()
  return (
    <AskForClan
      title="Victoria no reportada"
      why="Entra con tu cuenta para pedir que cuente una victoria de tu clan."
      lead="Ganaste y el rival no reportó su derrota: pide que cuente."
      none="No hay clan por el que puedas pedirla"
      who="La piden el Líder, los Co-Líderes y los Capitanes del clan que ganó, en una etapa abierta."
      then={then}
      form={(player, clanes) => (
        <NewWinClaimForm
          player={player}
          clanes={clanes}
          givenEtapa={Number(search.get('etapa')) || undefined}
          onEtapa={(etapa) => setSearch(etapa ? { etapa: String(etapa) } : {}, { replace: true })}
        />
      )}
    />
  )
}
