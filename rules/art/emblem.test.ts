import { describe, expect, test } from 'vitest'
import { charges, clanEmblem, drawEmblem, outlines } from './emblem'

describe('a clan without a picture', () => {
  test('has the same emblem every time', () => {
    expect(drawEmblem('clan:7')).toEqual(drawEmblem('clan:7'))
  })

  test('keeps the emblem it has always had', () => {
    const emblem = drawEmblem('clan:31')
    expect(emblem.outline).toBe(outlines[4])
    expect(emblem.charge).toBe(charges.dots)
  })

  test('has one emblem in every etapa, by its name as names are compared', () => {
    expect(clanEmblem('LOS HALC0NES')).toEqual(clanEmblem('Los Halcones'))
    expect(clanEmblem('Los Halcones')).not.toEqual(clanEmblem('Puelche'))
  })

  test('is told apart from its neighbours', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, id) => JSON.stringify(drawEmblem(`clan:${id}`))))
    expect(drawn.size).toBeGreaterThan(180)
  })

  test('shows every outline and every charge sooner or later', () => {
    const all = Array.from({ length: 500 }, (_, id) => drawEmblem(`clan:${id}`))
    expect(new Set(all.map((emblem) => emblem.outline)).size).toBe(outlines.length)
    expect(new Set(all.map((emblem) => emblem.charge)).size).toBe(Object.keys(charges).length)
  })

  test('has a dark charge where bone would lie on sand, and only there', () => {
    const all = Array.from({ length: 500 }, (_, id) => drawEmblem(`clan:${id}`))
    for (const emblem of all.filter(({ darkCharge }) => darkCharge)) expect(emblem.inks).toContain(4)
    expect(all.some(({ darkCharge }) => darkCharge)).toBe(true)
  })
})
