import { describe, expect, it } from 'vitest'
import { emptyChat, parseChat, serializeChat, type StoredChat } from './stored-chat'

const chat: StoredChat = {
  open: true,
  messages: [
    { id: 0, origen: 'user', message: 'hola' },
    { id: 1, origen: 'bot', message: 'Hola.', ficha: 'f', util: false },
  ],
  sugerencias: ['¿Quién va primero?'],
  conversacion: 'abc',
}

describe('a conversation stored for the visit', () => {
  it('is restored unchanged for the same player', () => {
    expect(parseChat(serializeChat(chat, 7), 7)).toEqual(chat)
    expect(parseChat(serializeChat(chat, null), null)).toEqual(chat)
  })

  it('is cut to the stored maximum, whatever the storage contains', () => {
    const messages = Array.from({ length: 3000 }, () => ({ origen: 'bot', message: 'hola' }))
    const { messages: restored, conversacion } = parseChat(
      JSON.stringify({ owner: null, messages, conversacion: 'x'.repeat(5000) }),
      null,
    )
    expect([restored.length, conversacion]).toEqual([60, ''])
  })

  it('is not restored for another player', () => {
    expect(parseChat(serializeChat(chat, 7), 8)).toEqual(emptyChat)
    expect(parseChat(serializeChat(chat, 7), null)).toEqual(emptyChat)
  })

  it('marks a question without an answer as interrupted', () => {
    const cut = { ...chat, messages: chat.messages.slice(0, 1) }
    expect(parseChat(serializeChat(cut, null), null).messages).toEqual([
      { id: 0, origen: 'user', message: 'hola', failed: 'Se cortó antes de la respuesta.' },
    ])
  })

  it('keeps the latest messages of a long conversation', () => {
    const long = {
      ...chat,
      messages: Array.from({ length: 100 }, (_, id) => ({ id, origen: 'bot' as const, message: String(id) })),
    }
    expect(parseChat(serializeChat(long, null), null).messages.map(({ message }) => message)).toEqual(
      Array.from({ length: 60 }, (_, i) => String(i + 40)),
    )
  })

  it.each([
    ['nothing', null],
    ['malformed JSON', '{'],
    ['a list', '[]'],
    ['another shape', '{"owner":null,"messages":"x"}'],
  ])('is empty where the storage contains %s', (_, stored) => expect(parseChat(stored, null)).toEqual(emptyChat))

  it('skips malformed messages', () => {
    const stored = JSON.stringify({
      owner: null,
      open: 'yes',
      messages: [
        { origen: 'user' },
        4,
        null,
        { origen: 'dios', message: 'x' },
        { origen: 'bot', message: 'Hola.', ficha: 3, util: 'sí' },
      ],
      sugerencias: [1, 'a'],
      conversacion: {},
    })
    expect(parseChat(stored, null)).toEqual({
      open: false,
      messages: [{ id: 4, origen: 'bot', message: 'Hola.' }],
      sugerencias: ['a'],
      conversacion: '',
    })
  })
})
