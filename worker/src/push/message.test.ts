import { expect, it } from 'vitest'
import { messageOf } from './message'

it('a long text is cut between two letters', () => {
  const content = {
    push_id: 1,
    device_id: 1,
    clase: 'aviso',
    tipo: 'comentario',
    texto: `${'a'.repeat(298)}😀 nos vemos el viernes`,
    enlace: '/',
    tag: 'comentario:/',
    notice_id: null,
    id_invitacion: null,
    id_solicitud: null,
    id_match: null,
    id_reto: null,
  } as const
  expect(messageOf(content, { unread: 1, dates: 0, secret: 'x' })).toMatchObject({ texto: `${'a'.repeat(298)}…` })
})
