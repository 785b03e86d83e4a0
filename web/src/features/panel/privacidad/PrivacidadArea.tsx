import { Tabs } from '../../../ui/controls/Tabs'
import { useAddress } from '../use-address'
import { BlockedList } from './BlockedList'
import { IncidentList } from './IncidentList'
import { RequestQueue } from './RequestQueue'

const tabs = [
  { key: 'solicitudes', label: 'Solicitudes' },
  { key: 'bloqueos', label: 'Cuentas bloqueadas' },
  { key: 'incidentes', label: 'Incidentes' },
] as const

/** Personal data: the requests about it, the blocked accounts and the security incidents (docs/behaviour/privacy.md). */
export default function PrivacidadArea() {
  const { get, set } = useAddress()
  const current = tabs.find(({ key }) => key === get('pestana'))?.key ?? 'solicitudes'
  return (
    <Tabs
      label="Privacidad"
      tabs={[...tabs]}
      current={current}
      onChange={(key) => set({ pestana: key === 'solicitudes' ? undefined : key })}
    >
      {current === 'solicitudes' && <RequestQueue />}
      {current === 'bloqueos' && <BlockedList />}
      {current === 'incidentes' && <IncidentList />}
    </Tabs>
  )
}
