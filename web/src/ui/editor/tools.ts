import type { EditorKind } from './formats'

export type PanelName =
  | 'header'
  | 'color'
  | 'background'
  | 'size'
  | 'font'
  | 'align'
  | 'link'
  | 'image'
  | 'video'
  | 'formula'

/** A button of the toolbar. `caption`: its visible text. `look`: its style, see `Toolbar.module.css`. */
export type Tool = { name: string; caption: string; look?: string } & (
  | { type: 'toggle'; format: string; value: boolean | string; otherValues?: readonly string[] }
  | { type: 'panel'; panel: PanelName; format: string }
  | { type: 'indent'; value: '+1' | '-1' }
  | { type: 'clear' }
)

const toggle = (
  name: string,
  caption: string,
  format: string,
  value: boolean | string = true,
  look?: string,
  otherValues?: readonly string[],
): Tool => ({ name, caption, type: 'toggle', format, value, look, otherValues })
const panel = (name: string, caption: string, format: PanelName, look?: string): Tool => ({
  name,
  caption,
  type: 'panel',
  panel: format,
  format,
  look,
})

const header = panel('Título', 'Título', 'header')
const marks = [
  toggle('Negrita', 'B', 'bold', true, 'bold'),
  toggle('Cursiva', 'I', 'italic', true, 'italic'),
  toggle('Subrayado', 'U', 'underline', true, 'underline'),
  toggle('Tachado', 'S', 'strike', true, 'strike'),
]
const colors = [
  panel('Color del texto', 'A', 'color', 'color'),
  panel('Color de fondo', 'A', 'background', 'background'),
]
const lists = [toggle('Lista', '• —', 'list', 'bullet'), toggle('Lista numerada', '1. —', 'list', 'ordered')]
const link = panel('Enlace', 'Enlace', 'link')
const clean: Tool = { name: 'Limpiar formato', caption: 'T×', type: 'clear' }

const commentTools = [[header], marks, colors, lists, [link, clean]]

/** The toolbar's buttons in groups, for each kind of text (docs/behaviour/anuncios-and-foro.md#Editor toolbars). */
export const toolsOf: Record<EditorKind, readonly (readonly Tool[])[]> = {
  post: commentTools,
  comment: commentTools,
  anuncio: [
    [header, panel('Tamaño', 'Tamaño', 'size'), panel('Letra', 'Letra', 'font')],
    marks,
    colors,
    [...lists, toggle('Lista de tareas', '☑ —', 'list', 'unchecked', undefined, ['checked'])],
    [
      { name: 'Menos sangría', caption: '⇤', type: 'indent', value: '-1' },
      { name: 'Más sangría', caption: '⇥', type: 'indent', value: '+1' },
    ],
    [panel('Alinear', 'Alinear', 'align'), toggle('De derecha a izquierda', '¶←', 'direction', 'rtl')],
    [toggle('Superíndice', 'x²', 'script', 'super'), toggle('Subíndice', 'x₂', 'script', 'sub')],
    [toggle('Cita', 'Cita', 'blockquote'), toggle('Bloque de código', '</>', 'code-block', true, 'code')],
    [
      link,
      panel('Imagen', 'Imagen', 'image'),
      panel('Video', 'Video', 'video'),
      panel('Fórmula', 'Fórmula', 'formula'),
    ],
    [clean],
  ],
}

export interface Choice {
  name: string
  value: string | number | false
}

/** For each of these formats, the values that its panel shows. `false` removes the format. */
export const choicesOf: Record<'header' | 'size' | 'font' | 'align', readonly Choice[]> = {
  header: [
    { name: 'Texto', value: false },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ name: `Título ${level}`, value: level })),
  ],
  size: [
    { name: 'Chica', value: 'small' },
    { name: 'Normal', value: false },
    { name: 'Grande', value: 'large' },
    { name: 'Enorme', value: 'huge' },
  ],
  font: [
    { name: 'Normal', value: false },
    { name: 'Con serifa', value: 'serif' },
    { name: 'De máquina', value: 'monospace' },
  ],
  align: [
    { name: 'Al inicio', value: false },
    { name: 'Al centro', value: 'center' },
    { name: 'A la derecha', value: 'right' },
    { name: 'Justificado', value: 'justify' },
  ],
}

/** The formats of the text at the cursor: names and values as Quill defines them. */
export type Formats = Readonly<Record<string, unknown>>

/** True if the text at the cursor has the format of a tool. */
export function isActive(tool: Tool, formats: Formats): boolean {
  if (tool.type === 'toggle') {
    const value = formats[tool.format]
    return value === tool.value || (typeof value === 'string' && (tool.otherValues?.includes(value) ?? false))
  }
  return (
    tool.type === 'panel' &&
    ['header', 'color', 'background', 'size', 'font', 'align', 'link'].includes(tool.format) &&
    Boolean(formats[tool.format])
  )
}
