import { formatDateTime } from '@trinchera/rules/presentation'
import { counted } from '@trinchera/rules/counted'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toast/toast'
import { incidentsQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { IncidentForm } from './IncidentForm'
import css from './privacidad.module.css'

export function IncidentList() {
  const query = useQuery(incidentsQuery)
  const refresh = useRefresh()
  const [opened, setOpened] = useState<number | 'nuevo'>()

  const tell = async (id: number, jugadores: string[] | undefined) => {
    try {
      const { message } = await api.tellIncidente({ params: { id }, body: { jugadores } })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos avisar. Intenta de nuevo: nadie recibe dos.'))
    }
    refresh('panel/incidentes')
  }
  return (
    <QueueArea
      title="Incidentes de seguridad"
      query={query}
      cases={query.data}
      className={css.rows}
      empty="Ningún incidente anotado"
      hint="Acá se anota lo que alcanzó datos de personas, y desde acá se les avisa por correo, a cada una una vez."
      tools={
        opened === 'nuevo' ? (
          <IncidentForm onDone={() => setOpened(undefined)} />
        ) : (
          <p>
            <Button size="small" onClick={() => setOpened('nuevo')}>
              Anotar un incidente
            </Button>
          </p>
        )
      }
      row={(one) => (
        <li>
          <p>
            <b>{formatDateTime(one.cuando)}</b> <span>{one.que}</span>
          </p>
          <p className="small">{`Datos: ${one.datos} · ${counted(one.personas, 'persona', 'personas')}`}</p>
          {one.medidas && <p className="small">{`Qué se hizo: ${one.medidas}`}</p>}
          <p className="small dim">
            {`Agencia: ${one.agencia_at ? formatDateTime(one.agencia_at) : 'sin avisar'} · Personas: ${one.personas_at ? `${formatDateTime(one.personas_at)}, ${counted(one.avisados, 'correo', 'correos')}` : 'sin avisar'}`}
          </p>
          {opened === one.id ? (
            <IncidentForm incident={one} onDone={() => setOpened(undefined)} onTell={(names) => tell(one.id, names)} />
          ) : (
            <p>
              <Button size="small" onClick={() => setOpened(one.id)}>
                Completar y avisar
              </Button>
            </p>
          )}
        </li>
      )}
    />
  )
}
