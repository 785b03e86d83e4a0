import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import type { SessionPlayer } from '@trinchera/contract/session'
import { longestLema, pictureBytes } from '@trinchera/rules/limits'
import { staffClanMay } from '@trinchera/rules/permissions'
import { clanNameError, clanTagError, lemaError } from '@trinchera/rules/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { useDraft, useDraftFile } from '../../lib/draft'
import { clanQuery, live } from '../../lib/queries'
import { uploadApi } from '../../lib/upload'
import { useEditBase } from '../../lib/use-edit-base'
import { Button } from '../../ui/controls/Button'
import { Check } from '../../ui/form/Check'
import { focusFirstError, Input } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import { changesTo, conflictsOf, describeChanges, parseTyped, type Typed } from './edit'
import css from './EditClan.module.css'
import { EditMembers } from './EditMembers'
import { EmblemInput } from './EmblemInput'
import { ExpelDialog } from './ExpelDialog'
import { EditConflict } from './EditConflict'
import { Leadership } from './Leadership'
import { rangoOf } from './rights'
import { useClanActions } from './use-clan-actions'

type Errors = Partial<Record<'nombre' | 'tag' | 'lema' | 'imagen' | 'players', string>>

/** The clan as stored now; undefined if it cannot be fetched. */
const fetchClan = (id: number) => api.getClan({ params: { id } }).catch(() => undefined)

/** Edits a clan. Name, tag, lema, picture, requests and rangos are saved together; expelling, handing over and deleting take effect at once. */
export function EditClan({ clan, viewer }: { clan: Clan; viewer: SessionPlayer }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const key = `editar-clan:${clan.id}`
  const { fields, write, forget } = useDraft(key, { typed: '' })
  const { file, keep } = useDraftFile(key)
  const typed = parseTyped(fields.typed)
  const type = (patch: Partial<Typed>) => write({ typed: JSON.stringify({ ...typed, ...patch }) })
  const { base, news, conflicts, accept, dismiss } = useEditBase({
    stored: clan,
    conflictsWith: (before = clan) => conflictsOf(before, clan, typed),
    changesBetween: describeChanges,
  })
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => focusFirstError(form.current), [errors])
  const [expelled, setExpelled] = useState<ClanMember>()
  const [expelling, setExpelling] = useState(false)
  // While the viewer's own expulsion changes the clan, no edit conflict is shown.
  const [expelStarted, setExpelStarted] = useState(false)
  const actions = useClanActions(clan.id, viewer.id)

  const own = rangoOf(base, viewer.id)
  const team = base.etapa.multijugador
  const mayRename = team || staffClanMay(viewer, 'edit')
  const changes = changesTo(base, typed)
  const dirty = file !== null || Object.keys(changes).length > 0
  const leave = () => {
    forget()
    keep(null)
  }

  const edit = useMutation({
    mutationFn: () =>
      uploadApi(() => {}).updateClan({
        params: { id: base.id },
        body: { ...changes, ...(file ? { imagen: file } : {}), revision: base.revision },
      }),
    onSuccess: ({ data, message }) => {
      leave()
      client.setQueryData(clanQuery(base.id).queryKey, data)
      for (const name of ['jugador', 'tabla']) void client.invalidateQueries({ queryKey: [live, name] })
      toast.success(message)
      return navigate(paths.miCuenta)
    },
    onError: async (error) => {
      const message = messageOf(error, 'No pudimos guardar el clan. Lo que escribiste sigue acá: intenta de nuevo.')
      if (codeOf(error) === 409) {
        // 409 is either an edit conflict or a taken name: the stored revision tells which.
        const now = await fetchClan(base.id)
        if (now && now.data.revision !== base.revision) {
          client.setQueryData(clanQuery(base.id).queryKey, now.data)
          accept(now.data)
          toast.warning(message)
          return
        }
      }
      setErrors({ ...([413, 415].includes(codeOf(error)) ? { imagen: message } : {}), ...fieldErrorsOf(error) })
      toast.error(message)
    },
  })

  async function expel({ id }: ClanMember) {
    setExpelStarted(true)
    try {
      await actions.expel(id)
    } catch (error) {
      setExpelStarted(false)
      throw error
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (edit.isPending) return
    const wrong: Errors = {
      nombre: changes.nombre === undefined ? undefined : (clanNameError(changes.nombre) ?? undefined),
      tag: changes.tag === undefined ? undefined : (clanTagError(changes.tag) ?? undefined),
      lema: changes.lema === undefined ? undefined : (lemaError(changes.lema) ?? undefined),
      imagen: file && file.size > pictureBytes ? 'La imagen pesa más de 5 MB' : undefined,
    }
    setErrors(wrong)
    if (wrong.nombre || wrong.tag || wrong.lema || wrong.imagen) return
    if (dirty) edit.mutate()
    else {
      leave()
      void navigate(paths.miCuenta)
    }
  }

  return (
    <div className="stack">
      <EditConflict
        news={expelStarted ? [] : news}
        conflict={conflicts.length > 0 && !expelStarted}
        onReview={() => accept(clan)}
        onDismiss={dismiss}
      />
      <form ref={form} onSubmit={submit} noValidate aria-label="Editar Clan" className="stack">
        <div className="form">
          {mayRename && (
            <Input
              label="Nombre"
              name="nombre"
              autoComplete="off"
              error={errors.nombre}
              help="De 3 a 30 caracteres. Nada ofensivo, religioso ni político."
              value={typed.nombre ?? base.nombre}
              onChange={(event) => type({ nombre: event.target.value })}
            />
          )}
          <Input
            label="Tag"
            name="tag"
            autoComplete="off"
            spellCheck={false}
            error={errors.tag}
            help="De 2 a 6 caracteres, como va delante del nick."
            value={typed.tag ?? base.tag}
            onChange={(event) => type({ tag: event.target.value })}
          />
          <Input
            label="Lema"
            name="lema"
            optional
            autoComplete="off"
            error={errors.lema}
            help={`Hasta ${longestLema} caracteres. Nada ofensivo, religioso ni político.`}
            value={typed.lema ?? base.lema ?? ''}
            onChange={(event) => type({ lema: event.target.value })}
          />
          <EmblemInput
            clan={base}
            file={file}
            onFile={keep}
            removed={typed.quitar === true}
            onRemoved={(quitar) => type({ quitar })}
            error={errors.imagen}
          />
          {team && (
            <Check
              label="Recibe solicitudes"
              help="Cualquier jugador sin clan en la etapa puede pedir entrar."
              checked={typed.acepta ?? base.acepta_solicitudes}
              onChange={(event) => type({ acepta: event.target.checked })}
            />
          )}
        </div>
        {team && (
          <EditMembers
            clan={base}
            viewer={viewer}
            own={own}
            rangos={typed.rangos}
            error={errors.players}
            onRango={(id, rango) => type({ rangos: { ...typed.rangos, [id]: rango } })}
            onExpel={(member) => {
              setExpelled(member)
              setExpelling(true)
            }}
          />
        )}
        <div className={`form ${css.footer}`}>
          <div className={`actions ${css.save}`}>
            <Button
              type="submit"
              kind="primary"
              pending={edit.isPending}
              pendingText={file ? 'Subiendo…' : 'Guardando…'}
            >
              Guardar
            </Button>
            <Link className="more" to={paths.miCuenta} onClick={leave}>
              Dejarlo como estaba
            </Link>
          </div>
        </div>
      </form>
      {team && <Leadership clan={base} viewer={viewer} />}
      {expelled && (
        <ExpelDialog
          clan={base}
          member={expelled}
          unsaved={dirty}
          open={expelling}
          onOpenChange={setExpelling}
          onExpel={() => expel(expelled)}
        />
      )}
    </div>
  )
}
