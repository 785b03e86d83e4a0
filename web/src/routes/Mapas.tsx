import { pageTexts } from '@trinchera/rules/fixed-texts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { MapGrid, MapSkeleton } from '../features/mapas/MapGrid'
import { filterMaps, formatDay, modeName, modesOf } from '../features/mapas/maps'
import { useAddressSearch } from '../lib/address-search'
import { opcionesQuery } from '../lib/site-queries'
import { Button } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { Search } from '../ui/form/Field'
import { Parts } from '../ui/state/Parts'
import { EmptyState, ErrorState, LoadingText } from '../ui/state/states'
import css from './Mapas.module.css'

/** The maps allowed in the ladder, filtered by a search text and a mode. Both filters are stored in the URL. */
export default function Mapas() {
  const { data, isError, refetch } = useQuery(opcionesQuery)
  const { search, text, type, clear } = useAddressSearch()
  const [address, setAddress] = useSearchParams()
  const mode = address.get('modo') ?? ''
  const maps = data?.mapas.lista ?? []
  const shown = filterMaps(maps, search, mode)
  usePageText(pageTexts.mapas)

  const choose = (wanted: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (wanted) after.set('modo', wanted)
        else after.delete('modo')
        return after
      },
      { replace: true },
    )

  return (
    <Parts>
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1>Mapas permitidos</h1>
          <div className="row facts">
            {data && (
              <>
                <span>
                  <b translate="no">{maps.length}</b> mapas oficiales
                </span>
                <span>{`Última actualización ${formatDay(data.mapas.actualizado)}`}</span>
              </>
            )}
          </div>
        </div>
      </div>
      <div className={`row list-tools ${css.tools}`}>
        <Search label="Buscar mapa por nombre o código" value={text} onChange={type} />
        <div className={`row ${css.modes}`} role="group" aria-label="Modo">
          {['', ...modesOf(maps)].map((one) => (
            <Button key={one} size="small" aria-pressed={mode === one} onClick={() => choose(one)}>
              {one ? modeName(one) : 'Todos'}
            </Button>
          ))}
        </div>
      </div>
      {!data && !isError && (
        <div aria-busy="true">
          <MapSkeleton />
          <LoadingText>Cargando mapas…</LoadingText>
        </div>
      )}
      {!data && isError && (
        <ErrorState title="No pudimos traer los mapas" onRetry={() => refetch()}>
          Lo demás del ladder sigue al día.
        </ErrorState>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title="No se encontraron mapas"
          action={
            (search || mode) && (
              <Button size="small" onClick={clear}>
                Ver todos
              </Button>
            )
          }
        >
          {search
            ? `Ningún mapa permitido se llama parecido a «${search}».`
            : 'La administración todavía no agrega ninguno.'}
        </EmptyState>
      )}
      <MapGrid maps={shown} />
    </Parts>
  )
}
