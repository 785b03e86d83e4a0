import type { TextoVersion } from '@trinchera/contract/textos'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { Select } from '../../../ui/form/Field'
import { ErrorState } from '../../../ui/state/states'
import { toast } from '../../../ui/toast/toast'
import { adminTextoQuery, textoDifferencesQuery } from '../queries'
import css from './textos.module.css'

function versionName({ version, fecha, autor, original }: TextoVersion): string {
  if (version === 0) return 'El original'
  const who = autor ? `, ${autor}` : ''
  return `${version}: ${fecha ? formatDateTime(fecha) : ''}${who}${original ? ', vuelta al original' : ''}`
}

function Differences({ clave, de, a }: { clave: TextoClave; de: number; a: number }) {
  const { data, isError, refetch } = useQuery(textoDifferencesQuery(clave, de, a))
  if (isError) return <ErrorState title="No pudimos comparar las versiones" onRetry={() => refetch()} />
  if (!data) return <p className="small waits">Comparando…</p>
  if (data.length === 0) return <p className="small">Dicen lo mismo.</p>
  return (
    <dl className={css.differences}>
      {data.map(({ parte, antes, ahora }) => (
        <div key={parte}>
          <dt className="label">{parte}</dt>
          {antes !== null && (
            <dd>
              <del>{antes || '(vacío)'}</del>
            </dd>
          )}
          {ahora !== null && (
            <dd>
              <ins>{ahora || '(vacío)'}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

interface VersionsProps {
  clave: TextoClave
  name: string
  versions: readonly TextoVersion[]
}

/** The versions of a text: what changed from one version to another, and a button that restores the original. */
export function Versions({ clave, name, versions }: VersionsProps) {
  const client = useQueryClient()
  const [current, before] = versions
  const [chosen, setChosen] = useState<{ de?: number; a?: number }>({})
  const [asking, setAsking] = useState(false)
  if (!current || !before) return <p className="small">Es el original: nadie lo ha cambiado.</p>
  const de = chosen.de ?? before.version
  const a = chosen.a ?? current.version

  async function restore() {
    try {
      const { message } = await api.updateTexto({
        params: { clave },
        body: { original: true, version: current?.version },
      })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos volver al original. Intenta de nuevo.'))
      throw error
    } finally {
      await client.invalidateQueries({ queryKey: adminTextoQuery(clave).queryKey })
    }
  }

  const options = versions.map((version) => (
    <option key={version.version} value={version.version}>
      {versionName(version)}
    </option>
  ))
  return (
    <section>
      <SectionHead title="Versiones" count={versions.length} />
      <div className={`row ${css.compare}`}>
        <Select label="De" value={de} onChange={({ target }) => setChosen({ de: Number(target.value), a })}>
          {options}
        </Select>
        <Select label="A" value={a} onChange={({ target }) => setChosen({ de, a: Number(target.value) })}>
          {options}
        </Select>
      </div>
      <Differences clave={clave} de={de} a={a} />
      {!current.original && (
        <p>
          <Button onClick={() => setAsking(true)}>Volver al original</Button>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Vas a volver al original de ${name}`}
        then={['Todos leen el original al tiro.', 'Lo que hay ahora queda entre las versiones.']}
        act="Volver al original"
        actPending="Volviendo…"
        onConfirm={restore}
      />
    </section>
  )
}
