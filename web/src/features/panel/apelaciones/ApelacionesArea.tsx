import type { Apelacion } from '@trinchera/contract/apelaciones'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../../lib/live'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { EmptyState } from '../../../ui/state/states'
import { apelacionesQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useCaseList } from '../queue/use-case-list'
import { AppealDialog } from './AppealDialog'
import { AppealRow } from './AppealRow'
import css from './apelaciones.module.css'

const waits = ({ estado }: Apelacion) => estado === 'abierta'
const named = { param: 'apelacion', label: 'Qué apelaciones', open: 'Por resolver' }

/** The appeals against rulings and suspensions, updated live. Unresolved appeals come first. */
export default function ApelacionesArea() {
  const refresh = useRefresh()
  useLive('appeal:changed', () => refresh('panel/apelaciones'))
  const { area, ...list } = useCaseList(useQuery(apelacionesQuery), waits, named)
  const { resolved, opened, dialog } = list
  const title = resolved ? 'Apelaciones resueltas' : 'Apelaciones por resolver'
  return (
    <QueueArea
      {...area}
      title={title}
      label={title}
      className="roomy"
      changes={{ list: title, stateOf: ({ estado }) => estado }}
      tools={<div className={css.filters}>{list.choice}</div>}
      loading="Cargando apelaciones…"
      failed="No pudimos traer las apelaciones"
      empty={resolved ? 'Ninguna apelación resuelta' : 'Nadie espera respuesta'}
      hint={
        resolved
          ? 'Las que se resuelvan quedan acá.'
          : 'Lo que alguien apele, sea un fallo o una suspensión, aparece acá sin recargar.'
      }
      notice={
        area.cases &&
        dialog?.open &&
        !opened && (
          <EmptyState
            title="Esa apelación no existe"
            action={
              <Button size="small" onClick={dialog.onClose}>
                Ver las demás
              </Button>
            }
          />
        )
      }
      row={(appeal, hot) => <AppealRow appeal={appeal} hot={hot} onOpen={() => list.show(appeal.id)} />}
    >
      {opened && dialog && <AppealDialog key={list.times} {...dialog} appeal={opened} />}
    </QueueArea>
  )
}
