import type { Tema } from '@trinchera/contract/foro'
import type { BodyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { paths } from '@trinchera/contract/site-paths'
import { temaTituloLength } from '@trinchera/rules/limits'
import { staffMay } from '@trinchera/rules/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../lib/router'
import { api, fieldErrorsOf } from '../../lib/api'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { Input, Select } from '../../ui/form/Field'
import { told } from '../../ui/toast/told'
import css from './foro.module.css'
import { seccionesQuery } from './queries'
import { temaKey } from './topic-queries'
import { withTema, type TemaPage } from './topic-page'

type Act = 'mover' | 'renombrar' | 'borrar'
type Changes = BodyOf<Routes['updateTema']>

interface ToolDialogProps {
  act: Act
  tema: Tema
  open: boolean
  onOpenChange: (open: boolean) => void
  change: (body: Changes) => Promise<void>
}

function ToolDialog({ act, tema, open, onOpenChange, change }: ToolDialogProps) {
  const navigate = useNavigate()
  const { data: secciones } = useQuery(seccionesQuery)
  const others = secciones?.filter(({ id }) => id !== tema.id_seccion) ?? []
  const [titulo, setTitulo] = useState(tema.titulo)
  const [seen, setSeen] = useState(tema.titulo)
  const [seccion, setSeccion] = useState('')
  const [error, setError] = useState('')
  const target = others.find(({ id }) => String(id) === seccion)
  const frame = { open, onOpenChange, over: tema.titulo }

  async function move() {
    if (!target) {
      setError('Elige la sección')
      throw new Error('no section')
    }
    await change({ id_seccion: target.id })
  }
  async function rename() {
    const { least } = temaTituloLength
    if (titulo.trim().length < least) {
      setError(`El título tiene al menos ${least} letras`)
      throw new Error('too short')
    }
    try {
      await change({ titulo: titulo.trim(), antes: { titulo: seen } })
    } catch (refusal) {
      // Somebody else may have renamed the topic meanwhile. The dialog then shows the new title, and the moderator can try again.
      setError(fieldErrorsOf(refusal)['titulo'] ?? '')
      setSeen(tema.titulo)
      throw refusal
    }
  }
  async function remove() {
    await told(api.deleteTema({ params: { id: tema.id } }))
    const { slug } = secciones?.find(({ id }) => id === tema.id_seccion) ?? {}
    await navigate(slug ? paths.foroSeccion(slug) : paths.foro, { replace: true })
  }
  if (act === 'borrar') {
    return (
      <ConfirmDialog
        {...frame}
        title="Vas a borrar este tema"
        then={['Desaparece para todos, al tiro, con todos sus mensajes.', 'No se puede deshacer.']}
        act="Borrar tema"
        actPending="Borrando…"
        onConfirm={remove}
      />
    )
  }
  if (act === 'mover') {
    return (
      <ConfirmDialog
        {...frame}
        danger={false}
        title="Vas a mover este tema"
        then={['Queda en la otra sección, con sus mensajes.', 'Su dirección no cambia: los enlaces siguen sirviendo.']}
        act="Mover tema"
        actPending="Moviendo…"
        onConfirm={move}
      >
        <Select
          label="Sección"
          error={error}
          value={seccion}
          onChange={(event) => {
            setSeccion(event.target.value)
            setError('')
          }}
        >
          <option value="">Elige una</option>
          {others.map(({ id, nombre }) => (
            <option key={id} value={id} translate="yes">
              {nombre}
            </option>
          ))}
        </Select>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      {...frame}
      danger={false}
      title="Vas a renombrar este tema"
      then={['Todos ven el título nuevo, al tiro.', 'Los enlaces que ya existen siguen sirviendo.']}
      act="Renombrar tema"
      actPending="Guardando…"
      onConfirm={rename}
    >
      <Input
        label="Título"
        maxLength={temaTituloLength.most}
        error={error}
        value={titulo}
        onChange={(event) => {
          setTitulo(event.target.value)
          setError('')
        }}
      />
    </ConfirmDialog>
  )
}

/** The menu of the moderators' actions on a topic. */
export function TopicTools({ tema }: { tema: Tema }) {
  const client = useQueryClient()
  const viewer = useSession()?.player
  const [dialog, setDialog] = useState<{ act: Act; opening: number }>()
  const [open, setOpen] = useState(false)
  if (!viewer || !staffMay(viewer, 'comments.moderate')) return null
  const { id, fijado, cerrado } = tema
  const choose = (act: Act) => {
    setDialog({ act, opening: (dialog?.opening ?? 0) + 1 })
    setOpen(true)
  }
  async function change(body: Changes) {
    const { data } = await told(api.updateTema({ params: { id }, body }))
    client.setQueriesData<TemaPage>({ queryKey: temaKey(id) }, (page) => page && withTema(page, data))
  }
  return (
    <div className={`row ${css.tools}`} role="group" aria-label="Moderación del tema">
      <Button size="small" pendingText="Un momento…" onClick={() => change({ fijado: !fijado }).catch(() => undefined)}>
        {fijado ? 'Soltar' : 'Fijar'}
      </Button>
      <Button
        size="small"
        pendingText="Un momento…"
        onClick={() => change({ cerrado: !cerrado }).catch(() => undefined)}
      >
        {cerrado ? 'Reabrir' : 'Cerrar'}
      </Button>
      <Button size="small" onClick={() => choose('mover')}>
        Mover
      </Button>
      <Button size="small" onClick={() => choose('renombrar')}>
        Renombrar
      </Button>
      <Button size="small" onClick={() => choose('borrar')}>
        Borrar tema
      </Button>
      {dialog && (
        <ToolDialog
          key={dialog.opening}
          act={dialog.act}
          tema={tema}
          open={open}
          onOpenChange={setOpen}
          change={change}
        />
      )}
    </div>
  )
}
