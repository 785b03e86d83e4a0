import type { Comment } from '@trinchera/contract/anuncios'
import { describe, expect, test } from 'vitest'
import { fetchThread, withComment, withEarlier, withoutComment, type FetchPage, type Thread } from './thread'

const size = 20
const comment = (id: number, comentario = `<p>${id}</p>`): Comment => ({
  id,
  idAnuncio: 1,
  creador: 'Quiltro',
  id_creador: 1,
  imagen: null,
  created_at: '2025-07-05T20:15:00.000Z',
  edited_at: null,
  comentario,
  clan: null,
  tagClan: null,
  staff: false,
  oculto: false,
})
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, i) => comment(from + i))
const ids = ({ comments }: Thread) => comments.map(({ id }) => id)

/** A server with `count` comments that records the pages requested. */
function server(count: number) {
  const asked: number[] = []
  const page: FetchPage = async (number, wanted) => {
    asked.push(number)
    return { comments: upTo(count).slice((number - 1) * wanted, number * wanted), total: count }
  }
  return { page, asked }
}

describe('what is shown first', () => {
  test('is all of a short thread, with one question', async () => {
    const { page, asked } = server(20)
    expect(ids(await fetchThread(page))).toEqual(upTo(20).map(({ id }) => id))
    expect(asked).toEqual([1])
  })
  test('is nothing where nothing was said', async () => {
    expect(await fetchThread(server(0).page)).toEqual({ first: 1, comments: [], total: 0 })
  })
  test('is the last page of a long one', async () => {
    const thread = await fetchThread(server(75).page)
    expect(thread.first).toBe(4)
    expect(ids(thread)).toEqual(upTo(75, 61).map(({ id }) => id))
    expect(thread.total).toBe(75)
  })
  test('is the last two where the last has just begun', async () => {
    const thread = await fetchThread(server(61).page)
    expect([thread.first, thread.comments.length]).toEqual([3, size + 1])
  })
})

test('asked for again, the thread begins where it began', async () => {
  const { page, asked } = server(75)
  const thread = await fetchThread(page, 2)
  expect(ids(thread)[0]).toBe(size + 1)
  expect(thread.comments).toHaveLength(75 - size)
  expect(asked.sort()).toEqual([2, 3, 4])
})

test('a thread that has become shorter than its first page still has one', async () => {
  expect(ids(await fetchThread(server(5).page, 3))).toEqual([1, 2, 3, 4, 5])
})

test('earlier ones come before, each once', () => {
  const shown = { first: 2, comments: upTo(40, 20), total: 40 }
  expect(withEarlier(shown, { comments: upTo(20), total: 41 })).toEqual({ first: 1, comments: upTo(40), total: 41 })
})

describe('what is said meanwhile', () => {
  const shown: Thread = { first: 2, comments: upTo(25, 21), total: 25 }
  test('comes last and counts', () => {
    expect(withComment(shown, comment(26))).toEqual({ ...shown, comments: upTo(26, 21), total: 26 })
  })
  test('told twice, it is there once', () => {
    const once = withComment(shown, comment(26))
    expect(withComment(once, comment(26))).toEqual(once)
  })
  test('corrected, it stays in its place', () => {
    expect(withComment(shown, comment(22, '<p>mejor</p>')).comments[1]?.comentario).toBe('<p>mejor</p>')
  })
  test('shown again by a moderator, it comes back to its place', () => {
    expect(ids(withComment(withoutComment(shown, 23), comment(23)))).toEqual([21, 22, 23, 24, 25])
  })
  test('older than all on the screen, it waits on its page', () => {
    expect(withComment(shown, comment(3))).toBe(shown)
  })
  test('deleted, it goes; one that is not here takes nothing along', () => {
    expect(withoutComment(shown, 22)).toEqual({
      ...shown,
      comments: shown.comments.filter(({ id }) => id !== 22),
      total: 24,
    })
    expect(withoutComment(shown, 3)).toBe(shown)
  })
})
