import { useQuery } from '@tanstack/react-query'
import { contestedRetosQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useCaseList } from '../queue/use-case-list'
import { waitsForRuling } from './contest'
import { RetoCase } from './RetoCase'
import { RetoRow } from './RetoRow'

/** The contested no-shows; the one that has waited longest comes first. */
export default function RetosArea() {
  const { area, resolved, show, opened, times, dialog } = useCaseList(useQuery(contestedRetosQuery), waitsForRuling)
  return (
    <QueueArea
      {...area}
      title="Faltas a un reto"
      empty={resolved ? 'Ninguna resuelta' : 'Nada por decidir'}
      hint={!resolved && 'Cuando un clan reclame que sí se presentó a un reto, aparece acá sin recargar.'}
      row={(reto) => <RetoRow reto={reto} onOpen={() => show(reto.id)} />}
    >
      {dialog && <RetoCase key={times} {...dialog} reto={opened} />}
    </QueueArea>
  )
}
