import type { Juego } from '@trinchera/contract/juegos'
import { useEtapas } from '../use-etapas'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../../../ui/state/states'
import { AdminTable } from '../AdminTable'
import { useChosen } from '../use-chosen'
import { DeleteJuego } from './DeleteJuego'
import { JuegoDialog } from './JuegoDialog'

/** The games, with how many stages hang on each. */
export default function JuegosArea() {
  const { juegos, etapas, isError, isPending, refetch } = useEtapas()
  const { chosen, open, setOpen, choose } = useChosen<Juego | undefined, 'edit' | 'delete'>()
  const create = (
    <Button kind="primary" size="small" onClick={() => choose(undefined, 'edit')}>
      Crear juego
    </Button>
  )
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Juegos" count={juegos?.length}>
        {juegos && juegos.length > 0 && create}
      </SectionHead>
      {isPending && <LoadingText>Cargando juegos…</LoadingText>}
      {isError && !juegos && <ErrorState title="No pudimos traer los juegos" onRetry={refetch} />}
      {juegos?.length === 0 && (
        <EmptyState title="Todavía no hay juegos" action={create}>
          Cada etapa del ladder es de un juego: parte por acá.
        </EmptyState>
      )}
      {(isPending || (juegos && juegos.length > 0)) && (
        <AdminTable caption="Juegos" heads={['Juego', { figure: 'Etapas' }, { figure: 'Partidas' }]}>
          {isPending && <SkeletonRows rows={3} cells={['name', 'figure', 'figure', 'figure']} />}
          {juegos?.map((juego) => {
            const own = etapas?.filter((etapa) => etapa.juego.id === juego.id)
            return (
              <tr key={juego.id} role="row">
                <Cell className="nm">
                  <b>{juego.nombre}</b> <span className="num">n.º {juego.id}</span>
                </Cell>
                <Cell className="wl" data-label="etapas">
                  {own?.length ?? '–'}
                </Cell>
                <Cell className="wl" data-label="partidas">
                  {own?.reduce((sum, { partidas }) => sum + partidas, 0) ?? '–'}
                </Cell>
                <Cell className="do">
                  <div className="acts">
                    <Button size="small" aria-label={`Modificar ${juego.nombre}`} onClick={() => choose(juego, 'edit')}>
                      Modificar
                    </Button>
                    <Button
                      size="small"
                      aria-label={`Eliminar ${juego.nombre}`}
                      onClick={() => choose(juego, 'delete')}
                    >
                      Eliminar
                    </Button>
                  </div>
                </Cell>
              </tr>
            )
          })}
        </AdminTable>
      )}
      {chosen?.act === 'edit' && (
        <JuegoDialog key={chosen.times} juego={chosen.thing} open={open} onOpenChange={setOpen} />
      )}
      {chosen?.act === 'delete' && chosen.thing && (
        <DeleteJuego
          key={chosen.times}
          juego={chosen.thing}
          etapas={etapas?.filter(({ juego }) => juego.id === chosen.thing?.id).length ?? 0}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </section>
  )
}
