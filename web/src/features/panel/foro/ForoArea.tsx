import { paths } from '@trinchera/contract/site-paths'
import { mostCleaned } from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../lib/router'
import { serverNow } from '../../../lib/server-time'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { Select } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { EmptyState, QueryState } from '../../../ui/state/states'
import { escritoresQuery } from '../queries'
import { useAddress } from '../use-address'
import { CleanDialog } from './CleanDialog'
import css from './foro.module.css'
import { WriterRow } from './WriterRow'
import { spans, toBeCleaned } from './writers'

/** Accounts that recently wrote in the forum, new and reported accounts first. Staff can delete a wave of spam with one request. */
export default function ForoArea() {
  const { get, set } = useAddress()
  const span = spans.find(({ key }) => key === get('desde')) ?? spans[2]
  const [opened] = useState(serverNow)
  const desde = new Date(opened - span.ms).toISOString()
  const query = useQuery(escritoresQuery(desde))
  const { data, isPending, isFetching, refetch } = query
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [dialog, setDialog] = useState({ open: false, opening: 0 })
  const writers = (data ?? []).filter(({ id }) => chosen.has(id)).slice(0, mostCleaned)
  const { mensajes } = toBeCleaned(writers)
  const newOnes = (data ?? []).filter(({ nueva }) => nueva)

  return (
    <section aria-busy={isPending}>
      <SectionHead title="Quién escribió" count={data?.length || undefined} />
      <p className="small">
        Para limpiar después de una pasada de spam: elige las cuentas y borra de una vez todo lo que escribieron en el
        foro desde esa hora. Lo denunciado se decide en{' '}
        <Link className="within" to={paths.panelComments}>
          Comentarios denunciados
        </Link>
        <span>.</span>
      </p>
      <div className={`row ${css.bar}`}>
        <Select
          label="Escrito en"
          value={span.key}
          onChange={({ target }) => {
            set({ desde: target.value })
            setChosen(new Set())
          }}
        >
          <Options of={spans.map(({ key, label }) => [key, label])} />
        </Select>
        <Button pending={isFetching} pendingText="Actualizando…" onClick={() => refetch()}>
          Actualizar
        </Button>
        <Button
          disabled={newOnes.length === 0}
          onClick={() => setChosen(new Set(newOnes.slice(0, mostCleaned).map(({ id }) => id)))}
        >
          Elegir las nuevas
        </Button>
        {chosen.size > 0 && <Button onClick={() => setChosen(new Set())}>No elegir ninguna</Button>}
      </div>
      <QueryState query={query} lines={5} loading="Cargando cuentas…" failed="No pudimos traer las cuentas" />
      {data?.length === 0 && <EmptyState title="Nadie escribió en ese rato">Elige un tiempo más largo.</EmptyState>}
      {data && data.length > 0 && (
        <ul className="list" aria-label="Cuentas que escribieron">
          {data.map((writer) => (
            <WriterRow
              key={writer.id}
              writer={writer}
              checked={chosen.has(writer.id)}
              onCheck={(checked) =>
                setChosen((before) =>
                  checked ? new Set(before).add(writer.id) : new Set([...before].filter((id) => id !== writer.id)),
                )
              }
            />
          ))}
        </ul>
      )}
      {data && data.length > 0 && (
        <div className={`row ${css.act}`}>
          <Button
            kind="danger"
            disabled={writers.length === 0}
            onClick={() => setDialog(({ opening }) => ({ open: true, opening: opening + 1 }))}
          >
            Limpiar
          </Button>
          <span className="small" role="status">
            {`${
              writers.length === 0
                ? 'Elige al menos una cuenta.'
                : `${counted(writers.length, 'cuenta', 'cuentas')}, ${counted(mensajes, 'mensaje', 'mensajes')}.`
            }${chosen.size > mostCleaned ? ` De a ${mostCleaned} cuentas.` : ''}`}
          </span>
        </div>
      )}
      <CleanDialog
        key={dialog.opening}
        writers={writers}
        desde={desde}
        span={span.label}
        open={dialog.open}
        onOpenChange={(open) => setDialog((before) => ({ ...before, open }))}
        onDone={() => {
          setChosen(new Set())
          void refetch()
        }}
      />
    </section>
  )
}
