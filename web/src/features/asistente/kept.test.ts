import { describe, expect, it } from 'vitest'
import { nothingKept, restoredChat, storedChat, type Kept } from './kept'

const chat: Kept = {
  open: true,
  said: [
    { id: 0, origen: 'user', message: 'hola' },
    { id: 1, origen: 'bot', message: 'Hola.' },
  ],
  sugerencias: ['¿Quién va primero?'],
  conversacion: 'abc',
}

describe('a conversation kept for the visit', () => {
  it('comes back as it was, to the same person', () => {
    expect(restoredChat(storedChat(chat, 7), 7)).toEqual(chat)
    expect(restoredChat(storedChat(chat, null), null)).toEqual(chat)
  })

  it('comes back no longer than it was stored, whatever stands in the storage', () => {
    const said = Array.from({ length: 3000 }, () => ({ origen: 'bot', message: 'hola' }))
    const { said: back, conversacion } = restoredChat(
      JSON.stringify({ owner: null, said, conversacion: 'x'.repeat(5000) }),
      null,
    )
    expect([back.length, conversacion]).toEqual([60, ''])
  })

  it('comes back to nobody else', () => {
    expect(restoredChat(storedChat(chat, 7), 8)).toEqual(nothingKept)
    expect(restoredChat(storedChat(chat, 7), null)).toEqual(nothingKept)
  })

  it('says of a question whose answer never came that it was cut off', () => {
    const cut = { ...chat, said: chat.said.slice(0, 1) }
    expect(restoredChat(storedChat(cut, null), null).said).toEqual([
      { id: 0, origen: 'user', message: 'hola', failed: 'Se cortó antes de la respuesta.' },
    ])
  })

  it('keeps the latest of a long one', () => {
    const long = {
      ...chat,
      said: Array.from({ length: 100 }, (_, id) => ({ id, origen: 'bot' as const, message: String(id) })),
    }
    expect(restoredChat(storedChat(long, null), null).said.map(({ message }) => message)).toEqual(
      Array.from({ length: 60 }, (_, i) => String(i + 40)),
    )
  })

  it.each([
    ['nothing', null],
    ['what is no JSON', '{'],
    ['a list', '[]'],
    ['another shape', '{"owner":null,"said":"x"}'],
  ])('is empty where the storage holds %s', (_, stored) => expect(restoredChat(stored, null)).toEqual(nothingKept))

  it('leaves out what is no message', () => {
    const stored = JSON.stringify({
      owner: null,
      open: 'yes',
      said: [{ origen: 'user' }, 4, null, { origen: 'dios', message: 'x' }, { origen: 'bot', message: 'Hola.' }],
      sugerencias: [1, 'a'],
      conversacion: {},
    })
    expect(restoredChat(stored, null)).toEqual({
      open: false,
      said: [{ id: 4, origen: 'bot', message: 'Hola.' }],
      sugerencias: ['a'],
      conversacion: '',
    })
  })
})
