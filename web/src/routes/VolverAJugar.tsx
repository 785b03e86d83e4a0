import { useQuery } from '@tanstack/react-query'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { guiaText } from '@trinchera/rules/page-texts'
import { usePageText } from '../app/title'
import { Guide } from '../features/guia/Guide'
import { ErrorState, LoadingText, SkeletonLines } from '../ui/state/states'
import { Parts } from '../ui/state/Parts'
import { useHashTarget } from '../lib/hash-target'
import { textoQuery } from '../lib/site-queries'

export default function VolverAJugar() {
  const { data, isPending, isError, refetch } = useQuery(textoQuery('guia'))
  useHashTarget(data !== undefined)
  usePageText(data ? guiaText(data) : pageTexts.guia)
  return (
    <Parts className="page">
      <h1>Guía para volver a jugar</h1>
      {data?.contenido.entrada && <p className="lead">{data.contenido.entrada}</p>}
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={8} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando la guía…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer la guía" onRetry={() => refetch()} />}
      {data && <Guide pasos={data.contenido.pasos} />}
    </Parts>
  )
}
