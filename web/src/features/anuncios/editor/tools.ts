import type { EditorKind } from './formats'

/** Opens a panel under the toolbar. */
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

/** A button: what it says, what shows on it, what it does. */
export type Tool = { name: string; face: string; look?: string } & (
  | { does: 'toggle'; format: string; value: boolean | string; also?: readonly string[] }
  | { does: 'panel'; panel: PanelName; format: string }
  | { does: 'step'; value: '+1' | '-1' }
  | { does: 'clean' }
)

const toggle = (
  name: string,
  face: string,
  format: string,
  value: boolean | string = true,
  look?: string,
  also?: readonly string[],
): Tool => ({ name, face, does: 'toggle', format, value, look, also })
const panel = (name: string, face: string, wanted: PanelName, look?: string): Tool => ({
  name,
  face,
  does: 'panel',
  panel: wanted,
  format: wanted,
  look,
})

const header = panel('Título', 'Título', 'header')
const marks = [
  toggle('Negrita', 'B', 'bold', true, 'b'),
  toggle('Cursiva', 'I', 'italic', true, 'i'),
  toggle('Subrayado', 'U', 'underline', true, 'u'),
  toggle('Tachado', 'S', 'strike', true, 's'),
]
const colors = [panel('Color del texto', 'A', 'color', 'ink'), panel('Color de fondo', 'A', 'background', 'ground')]
const lists = [toggle('Lista', '• —', 'list', 'bullet'), toggle('Lista numerada', '1. —', 'list', 'ordered')]
const link = panel('Enlace', 'Enlace', 'link')
const clean: Tool = { name: 'Limpiar formato', face: 'T×', does: 'clean' }

/** The specification's two toolbars (section 2), in groups. */
export const toolsOf: Record<EditorKind, readonly (readonly Tool[])[]> = {
  comment: [[header], marks, colors, lists, [link, clean]],
  anuncio: [
    [header, panel('Tamaño', 'Tamaño', 'size'), panel('Letra', 'Letra', 'font')],
    marks,
    colors,
    [...lists, toggle('Lista de tareas', '☑ —', 'list', 'unchecked', undefined, ['checked'])],
    [
      { name: 'Menos sangría', face: '⇤', does: 'step', value: '-1' },
      { name: 'Más sangría', face: '⇥', does: 'step', value: '+1' },
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

/** What the panels of a few fixed values offer; `false` is the plain one. */
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

export type Formats = Readonly<Record<string, unknown>>

/** Whether the place that is written at has what a button gives. */
export function isOn(tool: Tool, formats: Formats): boolean {
  if (tool.does === 'toggle') {
    const now = formats[tool.format]
    return now === tool.value || (typeof now === 'string' && (tool.also?.includes(now) ?? false))
  }
  return (
    tool.does === 'panel' &&
    ['header', 'color', 'background', 'size', 'font', 'align', 'link'].includes(tool.format) &&
    Boolean(formats[tool.format])
  )
}
