import { articleLines, numbered, type Article, type Section } from '@trinchera/rules/reglamento'
import { mostTextoParts, textoLength } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoQuery } from '../../../lib/site-queries'
import { Button } from '../../../ui/controls/Button'
import { Input, Select, Textarea } from '../../../ui/form/Field'
import { createUnsavedEdit } from '../opciones/unsaved'
import { HtmlField } from './HtmlField'
import { exampleLines, examplesIn, newPartId, raised, withAt, withoutAt } from './parts'
import css from './textos.module.css'
import { TextoFrame } from './TextoFrame'
import { useTexto, type Draft, type TextoFormProps } from './use-texto'

const unsavedEdit = createUnsavedEdit<Draft<'reglamento'>>('reglamento')

const pages = { '': 'Ninguna', mapas: 'Mapas', reportes: 'Reportar Derrota', descargas: 'Descargas' } as const

interface ArticleFieldsProps {
  article: Article
  onChange: (article: Article) => void
  onClose: () => void
}

/** The form fields of the article that is being edited. */
function ArticleFields({ article, onChange, onClose }: ArticleFieldsProps) {
  const [lines, setLines] = useState(() => exampleLines(article.ejemplos))
  return (
    <div className={css.fields}>
      <Input
        label="Título"
        maxLength={textoLength.line}
        value={article.titulo}
        onChange={({ target }) => onChange({ ...article, titulo: target.value })}
      />
      <HtmlField
        label="Texto"
        value={article.contenido}
        onChange={(contenido) => onChange({ ...article, contenido })}
      />
      <Textarea
        label="Ejemplos"
        optional
        rows={3}
        help="Uno por línea: #12 vence a #6 → #9"
        value={lines}
        onChange={({ target }) => {
          setLines(target.value)
          onChange({ ...article, ejemplos: examplesIn(target.value) })
        }}
      />
      <Select
        label="Página a la que lleva"
        value={article.ver ?? ''}
        onChange={({ target }) => {
          const { value } = target
          onChange({
            ...article,
            ver: value === 'mapas' || value === 'reportes' || value === 'descargas' ? value : null,
          })
        }}
      >
        {Object.entries(pages).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <p className="small dim">{`Su dirección es #art-${article.id} y no cambia: los enlaces de antes siguen llegando.`}</p>
      <Button size="small" onClick={onClose}>
        Cerrar el artículo
      </Button>
    </div>
  )
}

export function ReglamentoForm(props: TextoFormProps<'reglamento'>) {
  const { typed, type, errors, ...form } = useTexto('reglamento', ['secciones'], props, unsavedEdit)
  const [open, setOpen] = useState<string>()
  const { secciones } = typed
  const change = (index: number, section: Section) => type({ secciones: withAt(secciones, index, section) })
  // Ids of removed articles are not given again, because links to them would lead to another rule.
  const { data } = useQuery(textoQuery('reglamento'))
  const taken = () =>
    new Set([
      ...secciones.flatMap(({ id, articulos }) => [id, ...articulos.map((one) => one.id)]),
      ...(data?.retirados ?? []).map(({ id }) => id),
    ])

  function addArticle(index: number, section: Section) {
    const id = newPartId('Artículo nuevo', taken())
    const article = { id, titulo: 'Artículo nuevo', contenido: '', ejemplos: [], ver: null }
    change(index, { ...section, articulos: [...section.articulos, article] })
    setOpen(id)
  }

  return (
    <TextoFrame
      {...form}
      errors={errors}
      title="Reglamento"
      lead="Los artículos se numeran solos, en este orden. El que quites deja de verse; quien llegue por un enlace a él lee que ya no está."
    >
      {numbered(secciones).map((section, index) => {
        const plain = secciones[index] ?? section
        return (
          <fieldset key={section.id} className={css.part}>
            <legend className="screen-reader-only">{section.titulo}</legend>
            <div className={`row ${css.head}`}>
              <Input
                label="Sección"
                maxLength={textoLength.line}
                value={section.titulo}
                onChange={({ target }) => change(index, { ...plain, titulo: target.value })}
              />
              <Button
                size="small"
                disabled={index === 0}
                aria-label={`Subir la sección ${section.titulo}`}
                onClick={() => type({ secciones: raised(secciones, index) })}
              >
                Subir
              </Button>
              <Button
                size="small"
                disabled={secciones.length === 1}
                aria-label={`Quitar la sección ${section.titulo}`}
                onClick={() => type({ secciones: withoutAt(secciones, index) })}
              >
                Quitar
              </Button>
            </div>
            <ul className="list">
              {section.articulos.map((article, at) => {
                const own = plain.articulos[at] ?? article
                return (
                  <li key={article.id} className={css.item}>
                    <div className={`row ${css.row}`}>
                      <span className={css.number} translate="no">
                        {article.numero}
                      </span>
                      <span className={`grid ${css.what}`}>
                        <b>{article.titulo}</b>
                        <span className="small dim">{articleLines(article)[0] ?? 'Sin texto'}</span>
                      </span>
                      <Button
                        size="small"
                        aria-expanded={open === article.id}
                        aria-label={`Editar el artículo ${article.numero}, ${article.titulo}`}
                        onClick={() => setOpen(open === article.id ? undefined : article.id)}
                      >
                        Editar
                      </Button>
                      <Button
                        size="small"
                        disabled={at === 0}
                        aria-label={`Subir el artículo ${article.numero}, ${article.titulo}`}
                        onClick={() => change(index, { ...plain, articulos: raised(plain.articulos, at) })}
                      >
                        Subir
                      </Button>
                      <Button
                        size="small"
                        aria-label={`Quitar el artículo ${article.numero}, ${article.titulo}`}
                        onClick={() => change(index, { ...plain, articulos: withoutAt(plain.articulos, at) })}
                      >
                        Quitar
                      </Button>
                    </div>
                    {open === article.id && (
                      <ArticleFields
                        article={own}
                        onChange={(next) => change(index, { ...plain, articulos: withAt(plain.articulos, at, next) })}
                        onClose={() => setOpen(undefined)}
                      />
                    )}
                  </li>
                )
              })}
            </ul>
            {section.articulos.length < mostTextoParts.articulos && (
              <Button
                size="small"
                aria-label={`Agregar artículo a ${section.titulo}`}
                onClick={() => addArticle(index, plain)}
              >
                Agregar artículo
              </Button>
            )}
          </fieldset>
        )
      })}
      {secciones.length < mostTextoParts.secciones && (
        <p>
          <Button
            onClick={() =>
              type({
                secciones: [
                  ...secciones,
                  { id: newPartId('Sección nueva', taken()), titulo: 'Sección nueva', articulos: [] },
                ],
              })
            }
          >
            Agregar sección
          </Button>
        </p>
      )}
    </TextoFrame>
  )
}
