import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import type { SessionPlayer } from '@trinchera/contract/session'
import { clanNameLength, clanTagLength, longestLema } from '@trinchera/rules/limits'
import { staffClanMay } from '@trinchera/rules/permissions'
import { clanNameError, clanTagError, lemaError } from '@trinchera/rules/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api } from '../../lib/api'
import { useDraft, useDraftFile } from '../../lib/draft'
import { clanQuery, live } from '../../lib/queries'
import { uploadApi } from '../../lib/upload'
import { useEditBase } from '../../lib/use-edit-base'
import { Button } from '../../ui/controls/Button'
import { Check } from '../../ui/form/Check'
import { Input } from '../../ui/form/Field'
import { useSubmit } from '../../ui/form/use-form'
import { Parts } from '../../ui/state/Parts'
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

/** Fetches the clan from the server. Undefined if the request fails. */
const fetchClan = (id: number) => api.getClan({ params: { id } }).catch(() => undefined)

/**
 * The form to edit a clan. Name, tag, lema, picture, whether players may ask to join, and rangos are saved together. Expelling a member,
 * handing over and deleting the clan take effect immediately.
 */
export function EditClan({ clan, viewer }: { clan: Clan; viewer: SessionPlayer }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const key = `editar-clan:${clan.id}`
  const { fields, write, removeStored } = useDraft(key, { typed: '' })
  const { file, setFile } = useDraftFile(key)
  const typed = parseTyped(fields.typed)
  const type = (patch: Partial<Typed>) => write({ typed: JSON.stringify({ ...typed, ...patch }) })
  const { base, news, conflicts, accept, dismiss } = useEditBase({
    stored: clan,
    conflictsWith: (before = clan) => conflictsOf(before, clan, typed),
    changesBetween: describeChanges,
  })
  const [expelled, setExpelled] = useState<ClanMember>()
  const [expelling, setExpelling] = useState(false)
  // True while the viewer expels a member. The change of the clan is then the viewer's own and no edit conflict.
  const [expelStarted, setExpelStarted] = useState(false)
  const actions = useClanActions(clan.id, viewer.id)

  const own = rangoOf(base, viewer.id)
  const team = base.etapa.multijugador
  const mayRename = team || staffClanMay(viewer, 'edit')
  const changes = changesTo(base, typed)
  const dirty = file !== null || Object.keys(changes).length > 0
  const leave = () => {
    removeStored()
    setFile(null)
  }

  const { form, errors, pending } = useSubmit({
    picture: file,
    check: () => ({
      nombre: changes.nombre === undefined ? null : clanNameError(changes.nombre),
      tag: changes.tag === undefined ? null : clanTagError(changes.tag),
      lema: changes.lema === undefined ? null : lemaError(changes.lema),
    }),
    send: () =>
      uploadApi(() => {}).updateClan({
        params: { id: base.id },
        body: { ...changes, ...(file ? { imagen: file } : {}), revision: base.revision },
      }),
    onValid: (send) => {
      if (dirty) return send()
      leave()
      return navigate(paths.miCuenta)
    },
    failure: 'No pudimos guardar el clan. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      leave()
      client.setQueryData(clanQuery(base.id).queryKey, data)
      for (const name of ['jugador', 'tabla']) void client.invalidateQueries({ queryKey: [live, name] })
      return navigate(paths.miCuenta)
    },
    onRefused: async (code, message) => {
      if (code !== 409) return false
      // 409 means either an edit conflict or a name that is taken. If the stored revision has changed, it means an edit conflict.
      const now = await fetchClan(base.id)
      if (!now || now.data.revision === base.revision) return false
      client.setQueryData(clanQuery(base.id).queryKey, now.data)
      accept(now.data)
      toast.warning(message)
      return true
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

  return (
    <Parts className="stack">
      <EditConflict
        news={expelStarted ? [] : news}
        conflict={conflicts.length > 0 && !expelStarted}
        onReview={() => accept(clan)}
        onDismiss={dismiss}
      />
      <form {...form} aria-label="Editar clan" className="stack">
        <div className="form">
          {mayRename && (
            <Input
              label="Nombre"
              name="nombre"
              autoComplete="off"
              error={errors.nombre}
              help={`De ${clanNameLength.least} a ${clanNameLength.most} caracteres. Nada ofensivo, religioso ni político.`}
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
            help={`De ${clanTagLength.least} a ${clanTagLength.most} caracteres, como va delante del nick.`}
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
            onFile={setFile}
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
          <div className={`row actions ${css.save}`}>
            <Button type="submit" kind="primary" pending={pending} pendingText={file ? 'Subiendo…' : 'Guardando…'}>
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
    </Parts>
  )
}
