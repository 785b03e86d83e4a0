import { z } from 'zod'
import { countsIn, stemOf } from './verify'

const operations = ['suma', 'resta', 'porcentaje'] as const

/** A sum of figures that tools returned: a model may not work one out by itself. */
export const sum = z.object({
  operacion: z.enum(operations).describe('porcentaje: qué parte del segundo número es el primero'),
  numeros: z.array(z.int().min(0).max(10_000_000)).min(2).max(8),
  unidad: z
    .string()
    .regex(/^\p{L}{3,20}$/u)
    .describe('Qué se cuenta, en plural y como lo dicen los resultados: "victorias"'),
})

/** The sum of counts that stand in what the tools gave, each beside its own unit; null where one does not. */
export function summed({ operacion, numeros, unidad }: z.output<typeof sum>, given: string): string | null {
  const counted = countsIn(given)
  const stands = (number: number) =>
    counted.some(
      ([noun, figure]) => Number(figure) === number && (operacion === 'porcentaje' || noun === stemOf(unidad)),
    )
  if (!numeros.every(stands)) return null
  const [first = 0, ...rest] = numeros
  if (operacion === 'suma') return `${numeros.join(' + ')} = ${numeros.reduce((a, b) => a + b, 0)} ${unidad}`
  if (rest.length > 1) return null
  const [second = 0] = rest
  if (operacion === 'resta') return `${first} − ${second} = ${Math.abs(first - second)} ${unidad}`
  return second && first <= second ? `${first} de ${second} = ${Math.round((100 * first) / second)} %` : null
}
