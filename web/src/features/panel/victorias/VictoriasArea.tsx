import { isOpenCase } from '@trinchera/rules/victoria-state'
import { useQuery } from '@tanstack/react-query'
import { adminVictoriasQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useCaseList } from '../queue/use-case-list'
import { VictoriaCase } from './VictoriaCase'
import { VictoriaRow } from './VictoriaRow'

/** The wins not reported, the ones that wait for staff first. */
export default function VictoriasArea() {
  const { area, resolved, show, opened, times, dialog } = useCaseList(useQuery(adminVictoriasQuery), isOpenCase)
  return (
    <QueueArea
      {...area}
      title="Victorias no reportadas"
      empty={resolved ? 'Ningún caso resuelto' : 'Nada por decidir'}
      hint={!resolved && 'Cuando un clan pida que cuente una victoria que no le reportaron, aparece acá sin recargar.'}
      row={(victoria) => <VictoriaRow victoria={victoria} onOpen={() => show(victoria.id)} />}
    >
      {dialog && <VictoriaCase key={times} {...dialog} victoria={opened} />}
    </QueueArea>
  )
}
