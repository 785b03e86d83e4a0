import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors, requiredMessage } from './messages'

const said = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error).map(({ message }) => message) : []
}

it('says what is missing, in the gender of its name', () => {
  expect(
    said(z.object({ titulo: z.string(), descripcion: z.string().min(1), imagen: z.string() }), { descripcion: '' }),
  ).toEqual(['Título es obligatorio', 'Descripción es obligatoria', 'Imagen es obligatoria'])
  expect([requiredMessage('motivo'), requiredMessage('id_etapa')]).toEqual([
    'Motivo es obligatorio',
    'Etapa es obligatoria',
  ])
})

it("says one thing of each field, and a schema's own words as they are", () => {
  expect(
    said(
      z.object({
        tag: z
          .string()
          .min(2)
          .regex(/^[A-Z]+$/),
      }),
      { tag: 'a' },
    ),
  ).toEqual(['Tag debe tener al menos 2 caracteres'])
  expect(said(z.object({ tag: z.string().refine(() => false, 'Ese tag ya está tomado') }), { tag: 'A' })).toEqual([
    'Ese tag ya está tomado',
  ])
})

it("names the list's field where one of its elements is wrong", () => {
  expect(
    said(z.object({ mapas: z.array(z.object({ nombre: z.string() })) }), { mapas: [{ nombre: 'Brest' }, {}] }),
  ).toEqual(['Nombre es obligatorio'])
})
