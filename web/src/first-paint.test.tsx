import { paths } from '@trinchera/contract/site-paths'
import { expect, it } from 'vitest'
import { firstPaint } from './first-paint'

const paintOf = (contenido: string) => {
  const written = {
    titulo: 'Cierre <script>',
    descripcion: 'Hoy',
    creador: 'Tatán',
    created_at: '2026-01-31T22:00:00Z',
  }
  const counts = { id: 7, id_creador: 1, comentarios: 0, revision: 1, imagen: null, updated_at: null }
  const reply = { code: 200, message: '', data: { ...written, ...counts, contenido } }
  return firstPaint(paths.anuncio(7), [{ name: 'getAnuncio', params: { id: 7 }, query: {}, reply }])
}

it('shows what people write as they wrote it', () => {
  expect(paintOf('')).toContain('<h1>Cierre &lt;script&gt;</h1>')
})

it('has the plain beginning of an announcement, and nothing that is prepared in the browser', () => {
  expect(paintOf('<p>Desde las <strong>22:00</strong>.</p><h2>Más</h2>')).toContain(
    '"><p>Desde las <strong>22:00</strong>.</p></div>',
  )
  expect(paintOf('<h3>Hoy</h3><p>Sí</p><p><a href="/x">No</a></p>')).toContain(
    '"><h2 class="h-3">Hoy</h2><p>Sí</p></div>',
  )
  expect(paintOf('<p><img src="/x"></p><p>No</p>')).toContain('"></div>')
})

it('is empty for a screen without a title of its own', () => expect(firstPaint(paths.foro, [])).toBe(''))
