import { isOpenCase } from '@trinchera/rules/victoria-state'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { Choice } from '../Choice'
import { adminVictoriasQuery } from '../queries'
import { useShownCase } from '../rulings/use-shown-case'
import { idOf, useAddress } from '../use-address'
import css from '../case-list.module.css'
import { VictoriaCase } from './VictoriaCase'
import { VictoriaRow } from './VictoriaRow'

const estados = [
  { key: 'abiertas', label: 'Por decidir' },
  { key: 'resueltas', label: 'Resueltas' },
] as const

/** The wins not reported, the ones that wait for staff first. The filter and the open case are part of the address. */
export default function VictoriasArea() {
  const { get, set } = useAddress()
  const estado = get('estado') === 'resueltas' ? 'resueltas' : 'abiertas'
  const { data, isPending, isError, refetch } = useQuery(adminVictoriasQuery)
  const shown = useMemo(
    () => data?.filter((victoria) => isOpenCase(victoria) === (estado === 'abiertas')),
    [data, estado],
  )
  const listed = useMemo(() => shown?.map(({ id }) => id), [shown])
  const { shown: opened, section } = useShownCase(idOf(get('caso')), listed)
  const show = (caso: number | undefined) => set({ caso }, { keepPage: true, replace: caso === undefined })
  return (
    <section
      aria-busy={isPending}
      aria-label="Victorias no reportadas"
      ref={section}
      tabIndex={-1}
      className={css.queue}
    >
      <SectionHead title="Victorias no reportadas" count={shown?.length} />
      <div className="list-tools">
        <Choice
          label="Estado"
          options={estados}
          current={estado}
          onChoose={(key) => set({ estado: key === 'abiertas' ? undefined : key })}
        />
      </div>
      {isPending && <LoadingText>Cargando los casos…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer los casos" onRetry={() => refetch()} />}
      {shown?.length === 0 && (
        <EmptyState title={estado === 'abiertas' ? 'Nada por decidir' : 'Ningún caso resuelto'}>
          {estado === 'abiertas' &&
            'Cuando un clan pida que cuente una victoria que no le reportaron, aparece acá sin recargar.'}
        </EmptyState>
      )}
      {(isPending || (shown && shown.length > 0)) && (
        <ul className="list">
          {isPending && <SkeletonLines lines={4} />}
          {shown?.map((victoria) => (
            <VictoriaRow key={victoria.id} victoria={victoria} onOpen={() => show(victoria.id)} />
          ))}
        </ul>
      )}
      {opened.id !== undefined && (
        <VictoriaCase
          key={opened.times}
          id={opened.id}
          victoria={data?.find(({ id }) => id === opened.id)}
          loading={isPending}
          open={opened.open}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  )
}
