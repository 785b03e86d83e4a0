import type { Anuncio } from '@trinchera/contract/anuncios'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../../lib/api'
import { useDraftFile } from '../../../lib/draft'
import { uploadApi } from '../../../lib/upload'
import { Button } from '../../../ui/controls/Button'
import { focusFirstError, Input, Textarea } from '../../../ui/form/Field'
import { PictureInput } from '../../../ui/form/PictureInput'
import { toast } from '../../../ui/toast/toast'
import '../anuncios.css'
import { AnuncioPicture } from '../list/AnuncioPicture'
import { blank, changesTo, fieldNames, readTyped, tooBig, type Field, type Typed } from './changes'
import { EditConflict } from './EditConflict'
import type { EditorHandle } from '../editor/RichEditor'
import { LazyEditor } from '../editor/LazyEditor'
import { anuncioQuery } from '../queries'
import { useAnuncioBase } from './use-anuncio-base'
import { useKept } from '../comments/use-kept'

type Errors = Partial<Record<Field, string>>

const sendPicture = async (imagen: File, onProgress: (share: number) => void) =>
  (await uploadApi(onProgress).uploadAnuncioPicture({ body: { imagen } })).data.imagen

/** How the announcement is at this moment; undefined where that cannot be asked. */
const presentAnuncio = (id: number) => api.getAnuncio({ params: { id } }).catch(() => undefined)

/** Writes a new announcement, or changes one. What is typed survives a failure, a login and a reload. */
export function AnuncioForm({ anuncio }: { anuncio?: Anuncio }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const editor = useRef<EditorHandle>(null)
  const key = anuncio ? `anuncio:${anuncio.id}` : 'anuncio'
  const draft = useKept(key)
  const { file, keep } = useDraftFile(key)
  const typed = readTyped(draft.typed)
  const { base, clash, news, settle, dismiss } = useAnuncioBase(anuncio ?? blank, typed, file !== null)
  const [errors, setErrors] = useState<Errors>({})
  const [share, setShare] = useState(0)
  useEffect(() => focusFirstError(form.current), [errors])
  const type = (patch: Typed) =>
    draft.keepTyped(JSON.stringify({ ...typed, ...patch, ...(anuncio ? { sobre: base.revision } : {}) }))
  const contenido = typed.contenido ?? base.contenido
  // What the editor begins with; where another's text takes the place of what was written, the editor begins anew.
  const [began, setBegan] = useState({ html: contenido, times: 0 })
  if (typed.contenido === undefined && began.html !== base.contenido)
    setBegan({ html: base.contenido, times: began.times + 1 })

  function done() {
    draft.forget()
    keep(null)
  }

  function discard() {
    draft.clear()
    keep(null)
    setErrors({})
    setBegan({ html: base.contenido, times: began.times + 1 })
  }

  const save = useMutation({
    mutationFn: (changes: ReturnType<typeof changesTo>) => {
      const sender = uploadApi(setShare)
      const imagen = file ? { imagen: file } : {}
      return anuncio
        ? sender.updateAnuncio({ params: { id: anuncio.id }, body: { ...changes, ...imagen, revision: base.revision } })
        : sender.createAnuncio({ body: { titulo: '', descripcion: '', contenido: '', ...changes, ...imagen } })
    },
    onSuccess: ({ data, message }) => {
      done()
      client.setQueryData(anuncioQuery(data.id).queryKey, data)
      toast.success(message)
      return navigate(paths.anuncios)
    },
    onError: async (error) => {
      const message = messageOf(error, 'No pudimos guardar el anuncio. Lo que escribiste sigue acá: intenta de nuevo.')
      toast.error(message)
      if (anuncio && codeOf(error) === 409) {
        // How it is now, for both to be compared.
        const now = await presentAnuncio(anuncio.id)
        if (now) client.setQueryData(anuncioQuery(anuncio.id).queryKey, now.data)
        return
      }
      setErrors({ ...([413, 415].includes(codeOf(error)) && file ? { imagen: message } : {}), ...fieldErrorsOf(error) })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    if (clash.length > 0) {
      form.current?.querySelector<HTMLElement>('.clash input')?.focus()
      return
    }
    if (editor.current?.busy()) {
      setErrors({ contenido: 'Espera a que terminen de subir las imágenes' })
      return
    }
    const html = editor.current?.html() ?? contenido
    const wrong = tooBig(html, file)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) save.mutate(changesTo(base, { ...typed, contenido: html }))
  }

  function settled(given: readonly Field[]) {
    const next: Typed = { ...typed, sobre: anuncio?.revision }
    for (const field of given) {
      if (field === 'imagen') {
        keep(null)
        delete next.quitar
      } else delete next[field]
    }
    draft.keepTyped(JSON.stringify(next))
    settle(clash)
  }

  const picture = typed.quitar ? null : base.imagen
  return (
    <form
      className="form wide"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={anuncio ? 'Modificar anuncio' : 'Crear Anuncio'}
    >
      {clash.length > 0 && anuncio && <EditConflict fields={clash} now={anuncio} typed={typed} onSettle={settled} />}
      {news.length > 0 && (
        <div className="clash" role="status">
          <p>
            <b>El anuncio cambió mientras lo editabas:</b>{' '}
            {news.map((field) => fieldNames[field].toLowerCase()).join(', ')}. Ya está acá, junto a lo que escribiste.
          </p>
          <Button size="small" onClick={dismiss}>
            Entendido
          </Button>
        </div>
      )}
      <Input
        label="Título"
        name="titulo"
        autoComplete="off"
        maxLength={120}
        error={errors.titulo}
        value={typed.titulo ?? base.titulo}
        onChange={(event) => type({ titulo: event.target.value })}
      />
      <Textarea
        label="Descripción"
        name="descripcion"
        maxLength={300}
        rows={2}
        error={errors.descripcion}
        help="Una o dos frases: se leen en la lista y al compartir."
        value={typed.descripcion ?? base.descripcion}
        onChange={(event) => type({ descripcion: event.target.value })}
      />
      <PictureInput
        label="Imagen"
        optional
        error={errors.imagen}
        help={
          file || picture
            ? 'PNG, JPG, WebP o GIF de hasta 5 MB.'
            : 'PNG, JPG, WebP o GIF de hasta 5 MB. Sin imagen, va el amanecer de la portada.'
        }
        file={file}
        onFile={(chosen) => {
          keep(chosen)
          setErrors((before) => ({ ...before, imagen: undefined }))
        }}
        preview={(address) => <AnuncioPicture id={anuncio?.id ?? 0} imagen={address ?? picture} className="form-pic" />}
      />
      {base.imagen && !file && (
        <Button size="small" className="drop-pic" onClick={() => type({ quitar: !typed.quitar })}>
          {typed.quitar ? 'Conservar la imagen' : 'Quitar la imagen'}
        </Button>
      )}
      <LazyEditor
        key={began.times}
        ref={editor}
        kind="anuncio"
        label="Contenido"
        placeholder="Escribe aquí tu noticia..."
        initial={began.html}
        error={errors.contenido}
        send={sendPicture}
        onChange={(html) => type({ contenido: html })}
      />
      <div className="acts">
        <Button
          type="submit"
          kind="primary"
          pending={save.isPending}
          pendingText={file && share < 1 ? `Subiendo… ${Math.round(share * 100)}%` : 'Guardando…'}
        >
          Guardar Anuncio
        </Button>
        {(draft.typed || file) && (
          <Button onClick={discard}>{anuncio ? 'Dejarlo como estaba' : 'Descartar lo escrito'}</Button>
        )}
        <span className="small dim" role="status">
          {draft.note}
        </span>
      </div>
    </form>
  )
}
