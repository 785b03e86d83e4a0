import type { Linaje } from '@trinchera/contract/palmares'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { Select } from '../../ui/form/Field'
import css from './lineage.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { told } from '../../ui/toast/told'
import { linajeQuery } from './queries'

/**
 * Returns two functions: `unite` declares that a clan continues a clan of an earlier etapa, `separate` undoes that. Each shows a toast with
 * the result, and rejects if the API call fails.
 */
function useLineageActs(clan: number) {
  const client = useQueryClient()
  const params = { id: clan }
  // Refetches also after a failure, because somebody else may have declared the lineage first.
  const act = (work: Promise<{ message: string }>) =>
    told(work).finally(() => client.invalidateQueries({ queryKey: linajeQuery(clan).queryKey }))
  return {
    unite: (earlier: number) => act(api.setLinaje({ params, body: { id_clan_anterior: earlier } })),
    separate: () => act(api.deleteLinaje({ params })),
  }
}

interface NamedClan {
  id: number
  nombre: string
}

/** Button and dialog to declare that this clan continues a clan of an earlier etapa. */
export function DeclareLineage({ clan, candidates }: { clan: NamedClan; candidates: Linaje['candidatos'] }) {
  const { unite } = useLineageActs(clan.id)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const earlier = candidates.find(({ id }) => id === chosen) ?? candidates[0]
  if (!earlier) return null
  return (
    <div className={`grid mt-3 ${css.acts}`}>
      <p className="small">¿Este clan ya jugó una etapa anterior? Únelos y su historia sigue.</p>
      <Button size="small" onClick={() => setOpen(true)}>
        Unir con un clan anterior
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        over={clan.nombre}
        title="¿Qué clan era antes?"
        danger={false}
        then={[
          `${earlier.nombre}, de ${earlier.etapa.nombre}, y ${clan.nombre} quedan como un mismo clan.`,
          'Sus etapas se cuentan juntas, también para las medallas.',
        ]}
        act={`Unir con ${earlier.nombre}`}
        actPending="Uniendo…"
        onConfirm={() => unite(earlier.id)}
      >
        <Select
          label="Clan anterior"
          name="anterior"
          value={earlier.id}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {candidates.map(({ id, nombre, tag, etapa }) => (
            <option key={id} value={id}>
              {`${nombre} [${tag}], ${etapa.nombre}`}
            </option>
          ))}
        </Select>
      </ConfirmDialog>
    </div>
  )
}

/** Button and dialog to undo the declaration that this clan continues `earlier`. */
export function UndoLineage({ clan, earlier }: { clan: NamedClan; earlier: Linaje['tramos'][number] }) {
  const { separate } = useLineageActs(clan.id)
  const [open, setOpen] = useState(false)
  return (
    <div className={`grid mt-3 ${css.acts}`}>
      <Button size="small" onClick={() => setOpen(true)}>
        {`Separar de ${earlier.clan.nombre}, ${earlier.etapa.nombre}`}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        over={clan.nombre}
        title={`Separar de ${earlier.clan.nombre}, ${earlier.etapa.nombre}`}
        then={[
          'Vuelven a ser dos clanes, cada uno con sus etapas.',
          'Las medallas por etapas jugadas se cuentan de nuevo, y alguna se puede perder.',
        ]}
        act="Separar"
        actPending="Separando…"
        onConfirm={separate}
      />
    </div>
  )
}
