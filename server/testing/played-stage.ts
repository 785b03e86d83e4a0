import { randomUUID } from 'node:crypto'
import type { TestApp, TestPlayer } from './app'

/** Test fixture: an etapa with a one-player clan per letter. */
export interface PlayedStage {
  etapa: number
  juego: number
  clan(letter: string): { id: number; nombre: string; leader: TestPlayer }
  /** `'AB'`: A beats B, reported by B's leader; returns the match id. */
  report(pair: string): Promise<number>
}

const letters = 'ABCDEFGHJKMNPQRTUVWX'
let stages = 0

/** A unique word, without letters that fold to the same form. */
const uniqueWord = (number: number) =>
  `${letters.charAt(number % letters.length)}${letters.charAt(Math.floor(number / letters.length))}`

export async function playedStage(site: TestApp, admin: TestPlayer, names = 'ABCD'): Promise<PlayedStage> {
  const word = uniqueWord(stages++)
  const juego = (await admin.api.createJuego({ body: { nombre: `Juego ${word}` } })).data.id
  const etapa = (
    await admin.api.createEtapa({
      body: { nombre: `Etapa ${word}`, id_juego: juego, activo: true, multijugador: true },
    })
  ).data.id
  const clans = new Map<string, { id: number; nombre: string; leader: TestPlayer }>()
  for (const letter of names) {
    const leader = await site.player(`Tropa ${letter}${word}`)
    const { data } = await leader.api.createClan({
      body: { nombre: `Compañía ${letter}${word}`, tag: `C${letter}`, id_etapa: etapa },
    })
    clans.set(letter, { leader, id: data.id, nombre: data.nombre })
  }
  const clan = (letter: string) => {
    const found = clans.get(letter)
    if (!found) throw new Error(`no clan ${letter}`)
    return found
  }
  return {
    etapa,
    juego,
    clan,
    async report(pair) {
      const [winner, loser] = [clan(pair.charAt(0)), clan(pair.charAt(1))]
      const body = {
        id_clan_ganador: winner.id,
        id_clan_perdedor: loser.id,
        id_etapa: etapa,
        id_juego: juego,
        comentario: '',
      }
      return (await loser.leader.api.reportLoss({ body, headers: { 'idempotency-key': randomUUID() } })).data.id
    },
  }
}
