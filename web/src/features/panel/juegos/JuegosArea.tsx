import type { Juego } from '@trinchera/contract/juegos'
import { useEtapas } from '../use-etapas'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { ActionsCell, AdminTable, NameCell, NameNote } from '../AdminTable'
import { useOpenDialog } from '../use-open-dialog'
import { api } from '../../../lib/api'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { DeleteDialog } from '../DeleteDialog'
import { useRefreshJuegos } from './refresh-juegos'
import { counted } from '@trinchera/rules/counted'
import { juegoNameLength } from '@trinchera/rules/limits'
import { Input } from '../../../ui/form/Field'
import { EntityDialog } from '../EntityDialog'
import { tooShort, useEntityForm } from '../use-entity-form'

interface JuegoDialogProps extends DialogState {
  /** The juego to edit; undefined to create a new one. */
  juego: Juego | undefined
}

function JuegoDialog({ juego, ...dialog }: JuegoDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const edit = useEntityForm<Pick<Juego, 'nombre'>, 'nombre'>({
    fields: ['nombre'],
    start: juego ?? { nombre: '' },
    check: ({ nombre }) => ({
      nombre: tooShort(nombre, juegoNameLength),
    }),
    send: ({ typed: { nombre }, antes }) =>
      juego
        ? api.updateJuego({ params: { id: juego.id }, body: { nombre, antes } })
        : api.createJuego({ body: { nombre } }),
    getStored: juego && (async () => (await api.listJuegos()).data.find(({ id }) => id === juego.id)),
    onDone: () => {
      dialog.onOpenChange(false)
      refreshJuegos()
    },
  })
  return (
    <EntityDialog
      {...dialog}
      edit={edit}
      caso={juego && `juego:${juego.id}`}
      over={juego && `Juego n.º ${juego.id}`}
      title={juego ? `Modificar ${juego.nombre}` : 'Crear juego'}
      act={juego ? 'Guardar' : 'Crear juego'}
      labels={{ nombre: 'Nombre' }}
    >
      <Input
        label="Nombre"
        name="nombre"
        maxLength={juegoNameLength.most}
        autoComplete="off"
        error={edit.errors.nombre}
        value={edit.typed.nombre}
        onChange={(event) => edit.type({ nombre: event.target.value })}
      />
    </EntityDialog>
  )
}

interface DeleteJuegoProps extends DialogState {
  juego: Juego
  /** Number of etapas that the juego has. */
  etapas: number
}

function DeleteJuego({ juego, etapas, ...dialog }: DeleteJuegoProps) {
  const refreshJuegos = useRefreshJuegos()
  return (
    <DeleteDialog
      {...dialog}
      over={`Juego n.º ${juego.id}`}
      title={`Vas a eliminar ${juego.nombre}`}
      then={
        etapas > 0
          ? [`Tiene ${counted(etapas, 'etapa', 'etapas')}: mientras le quede una, no se puede.`]
          : ['Sale del menú del ladder al tiro.', 'No se puede deshacer.']
      }
      disabled={etapas > 0}
      act={`Eliminar ${juego.nombre}`}
      onDelete={() => api.deleteJuego({ params: { id: juego.id } })}
      onSettled={refreshJuegos}
    />
  )
}

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
