import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../lib/router'
import { etapaName } from '../../lib/open-etapas'
import { useOwnPlayer } from '../../lib/own-clan'
import { openEtapasQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { torneosQuery } from '../../lib/site-queries'
import { ButtonLink } from '../../ui/controls/Button'
import { Select } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { byDay, isOf } from './agenda'
import { AgendaDays } from './AgendaDays'
import css from './agenda.module.css'
import { Calendars } from './Calendars'
import { useAgenda } from './use-agenda'

const mine = 'mios'

/** The agenda: agreed retos and torneos by day. A filter, which is part of the URL, shows all, one etapa, or the player's own clans. */
export function Agenda() {
  const [address, setAddress] = useSearchParams()
  const session = useSession()
  const own = useOwnPlayer().data?.clanes.map(({ id }) => id)
  const { data: etapas = [] } = useQuery(openEtapasQuery)
  const torneos = useQuery(torneosQuery)
  const { now, query } = useAgenda()
  const { data, isPending, isError, refetch } = query

  const filter = session && address.get('ver') === mine ? mine : (address.get('etapa') ?? '')
  const etapa = etapas.find(({ id }) => String(id) === filter)
  const retos = (data ?? []).filter((reto) =>
    filter === '' ? true : filter === mine ? isOf(reto, own ?? []) : String(reto.id_etapa) === filter,
  )
  const days = byDay(retos, filter === '' ? (torneos.data ?? []) : [], now)
  const loading = isPending || (filter === '' && torneos.isPending)
  const choose = (value: string) =>
    setAddress(value === '' ? {} : value === mine ? { ver: mine } : { etapa: value }, { replace: true })

  return (
    <>
      <div className={`mt-3 ${css.filters}`}>
        <Select label="Qué mostrar" value={filter} onChange={({ target }) => choose(target.value)}>
          <option value="">Todos los retos y torneos</option>
          {session && <option value={mine}>Los de mis clanes</option>}
          <Options of={etapas.map((etapa) => [etapa.id, etapaName(etapa)])} />
        </Select>
      </div>
      <div aria-busy={loading}>
        {loading && days.length === 0 && (
          <ul className="list mt-6">
            <SkeletonLines lines={4} />
          </ul>
        )}
        {loading && <LoadingText>Cargando la agenda…</LoadingText>}
        {isError && !data && <ErrorState title="No pudimos traer la agenda" onRetry={() => refetch()} />}
        <AgendaDays days={days} now={now} />
        {!loading && data && days.length === 0 && (
          <EmptyState
            title="Nada agendado todavía"
            action={
              <ButtonLink size="small" to={paths.retos}>
                Ver los retos
              </ButtonLink>
            }
          >
            Cuando dos clanes acuerden un reto, aparece acá con su día y su hora.
          </EmptyState>
        )}
      </div>
      {!loading && <Calendars etapa={etapa} />}
    </>
  )
}
