import { pushMessage, type PushMessage } from '@trinchera/contract/push'
import { expect, it } from 'vitest'
import { readPush } from './read-push'

const aviso: PushMessage = {
  clase: 'aviso',
  id: 7,
  aviso: 12,
  titulo: 'Los Halcones',
  texto: 'Reportaron una partida',
  enlace: '/ladder/partida/3',
  tag: 'partida-3',
  acciones: [{ accion: 'confirmar', titulo: 'Confirmar' }],
  token: 'abc',
  sin_leer: 2,
}
const cierre: PushMessage = { clase: 'cierre', tags: ['partida-3'], sin_leer: 0 }

it.each([aviso, { ...aviso, aviso: null, token: null, acciones: [] }, cierre])(
  'reads what the contract takes: $clase',
  (message) => {
    expect(pushMessage.parse(message)).toEqual(message)
    expect(readPush(JSON.stringify(message))).toEqual(message)
  },
)

it.each([
  ['', 'no text'],
  ['hola', 'no JSON'],
  ['null', 'null'],
  ['[]', 'a list'],
  [JSON.stringify({ ...aviso, clase: 'otra' }), 'an unknown class'],
  [JSON.stringify({ ...aviso, id: '7' }), 'an id in words'],
  [JSON.stringify({ ...aviso, titulo: undefined }), 'no title'],
  [JSON.stringify({ ...aviso, acciones: [{ accion: 'x' }] }), 'an action without title'],
  [JSON.stringify({ ...cierre, tags: 'partida-3' }), 'tags that are no list'],
  [JSON.stringify({ ...cierre, sin_leer: undefined }), 'no count'],
])('takes nothing of %s (%s)', (text) => expect(readPush(text)).toBeNull())
