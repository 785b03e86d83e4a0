import type { Juego } from '@trinchera/contract/juegos'
import { useEtapas } from '../use-etapas'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { ActionsCell, AdminTable, NameCell, NameNote } from '../AdminTable'
import { useOpenDialog } from '../use-open-dialog'
import { DeleteJuego } from './DeleteJuego'
import { JuegoDialog } from './JuegoDialog'

export default function JuegosArea() {
  const query = useEtapas()
  const { juegos, etapas, isPending } = query
  const { chosen, open, setOpen, choose } = useOpenDialog<Juego | undefined, 'edit' | 'delete'>()
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
      <QueryState query={{ ...query, data: juegos }} loading="Cargando juegos…" failed="No pudimos traer los juegos" />
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
                <NameCell>
                  <b translate="no">{juego.nombre}</b> <NameNote>{`n.º ${juego.id}`}</NameNote>
                </NameCell>
                <Cell className="record-cell" data-label="etapas">
                  {own?.length ?? '–'}
                </Cell>
                <Cell className="record-cell" data-label="partidas">
                  {own?.reduce((sum, { partidas }) => sum + partidas, 0) ?? '–'}
                </Cell>
                <ActionsCell>
                  <Button size="small" aria-label={`Modificar ${juego.nombre}`} onClick={() => choose(juego, 'edit')}>
                    Modificar
                  </Button>
                  <Button size="small" aria-label={`Eliminar ${juego.nombre}`} onClick={() => choose(juego, 'delete')}>
                    Eliminar
                  </Button>
                </ActionsCell>
              </tr>
            )
          })}
        </AdminTable>
      )}
      {chosen?.act === 'edit' && (
        <JuegoDialog key={chosen.opening} juego={chosen.item} open={open} onOpenChange={setOpen} />
      )}
      {chosen?.act === 'delete' && chosen.item && (
        <DeleteJuego
          key={chosen.opening}
          juego={chosen.item}
          etapas={etapas?.filter(({ juego }) => juego.id === chosen.item?.id).length ?? 0}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </section>
  )
}
