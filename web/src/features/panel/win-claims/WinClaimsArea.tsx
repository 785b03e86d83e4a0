import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { useQuery } from '@tanstack/react-query'
import { adminWinClaimsQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useCaseList } from '../queue/use-case-list'
import { WinClaimCase } from './WinClaimCase'
import { WinClaimRow } from './WinClaimRow'

/** The win claims; those that wait for a staff decision come first. */
export default function WinClaimsArea() {
  const { area, resolved, show, opened, times, dialog } = useCaseList(useQuery(adminWinClaimsQuery), isOpenCase)
  return (
    <QueueArea
      {...area}
      title="Victorias no reportadas"
      empty={resolved ? 'Ningún caso resuelto' : 'Nada por decidir'}
      hint={!resolved && 'Cuando un clan pida que cuente una victoria que no le reportaron, aparece acá sin recargar.'}
      row={(winClaim) => <WinClaimRow winClaim={winClaim} onOpen={() => show(winClaim.id)} />}
    >
      {dialog && <WinClaimCase key={times} {...dialog} winClaim={opened} />}
    </QueueArea>
  )
}
