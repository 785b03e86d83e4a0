import type { DataRequest } from '@trinchera/contract/privacidad'
import { useQuery } from '@tanstack/react-query'
import { api, messageOf } from '../../../lib/api'
import { saveFile } from '../../../lib/save-file'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toast/toast'
import { dataRequestsQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useCaseList } from '../queue/use-case-list'
import { RequestDialog } from './RequestDialog'
import { RequestRow } from './RequestRow'

const waits = ({ estado }: DataRequest) => estado === 'abierta'

async function download() {
  try {
    const { data } = await api.exportDataRequests()
    saveFile(data.nombre, data.csv, 'text/csv;charset=utf-8')
    toast.success('El registro va en un archivo CSV')
  } catch (error) {
    toast.error(messageOf(error, 'No pudimos juntar el registro. Intenta de nuevo.'))
  }
}

/** The requests about personal data, sorted by the date until which staff must answer, earliest first. */
export function RequestQueue() {
  const { area, ...list } = useCaseList(useQuery(dataRequestsQuery), waits, {
    param: 'solicitud',
    label: 'Qué solicitudes',
    open: 'Por responder',
  })
  const title = list.resolved ? 'Solicitudes respondidas' : 'Solicitudes por responder'
  return (
    <QueueArea
      {...area}
      title={title}
      label={title}
      changes={{ list: title, stateOf: ({ estado, vence }) => `${estado} ${vence}` }}
      tools={
        <div className="line list-tools">
          {list.choice}
          <Button size="small" pendingText="Juntando…" onClick={download}>
            Descargar CSV
          </Button>
        </div>
      }
      loading="Cargando solicitudes…"
      failed="No pudimos traer las solicitudes"
      empty={list.resolved ? 'Ninguna solicitud respondida' : 'Nadie espera respuesta'}
      hint={
        list.resolved
          ? 'Las que se respondan quedan acá, y dos años en el archivo.'
          : 'Lo que alguien pida sobre sus datos aparece acá, sin recargar, cuando lo confirma por correo.'
      }
      row={(request) => <RequestRow request={request} onOpen={() => list.show(request.id)} />}
    >
      {list.opened && list.dialog && <RequestDialog key={list.times} {...list.dialog} request={list.opened} />}
    </QueueArea>
  )
}
