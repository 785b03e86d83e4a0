import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

const world = inWorld()

async function told(...questions: string[]): Promise<{ intent: string; response: string }> {
  let conversacion: string | null = null
  let answer = { intent: '', response: '' }
  for (const question of questions) {
    const next = await world.assistant.ask(question, conversacion)
    conversacion = next.conversacion
    answer = next
  }
  return answer
}

it.each([
  ['como recupero mi clave', 'cuanto dura el link', 'una hora'],
  ['quiero cambiar mi correo', 'hasta cuando', '48 horas'],
  ['que es un reto', 'y si no responden', 'vence solo'],
])('tells a detail of the guide before: %s, %s', async (first, next, says) => {
  expect((await told(first, next)).response).toContain(says)
})

it.each([
  ['como activo la verificacion en dos pasos', 'y si pierdo el celu', 'sin-segundo-paso'],
  ['como activo el 2fa', 'y como lo saco', 'quitar-segundo-paso'],
  ['como reporto una derrota', 'y si me equivoco', 'reporte-malo'],
])('takes a question for the guide that tells it: %s, %s', async (first, next, intent) => {
  expect((await told(first, next)).intent).toBe(intent)
})

it('says what it has no answer for, and tells of nothing else', async () => {
  const { response, intent } = await told('que discord tiene puelche')
  expect(intent).not.toBe('quien-es')
  expect(response).toContain('No sé contestar eso de «discord»')
})
