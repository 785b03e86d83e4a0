import { randomUUID } from 'node:crypto'
import { addMember, setRangos } from '@trinchera/db/queries/clanes/memberships'
import type { Rango } from '@trinchera/rules/permissions'
import { startTestApp, type TestApp, type TestAppOptions, type TestPlayer } from './app'

/** An etapa for tests, with one clan of one player per letter. */
export interface PlayedEtapa {
  id: number
  juego: number
  clan(letter: string): { id: number; nombre: string; leader: TestPlayer }
  /** Stores a match: `'AB'` is a win of clan A over clan B, reported by B's leader. Returns the id of the match. */
  report(pair: string): Promise<number>
}

const letters = 'ABCDEFGHJKMNPQRTUVWX'
let etapas = 0

/** A word that is unique for each number, also in the site's comparison of names, which ignores similar letters. */
const uniqueWord = (number: number) =>
  `${letters.charAt(number % letters.length)}${letters.charAt(Math.floor(number / letters.length))}`

export async function playedEtapa(site: TestApp, admin: TestPlayer, names = 'ABCD'): Promise<PlayedEtapa> {
  const word = uniqueWord(etapas++)
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
    id: etapa,
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

let people = 0

/** Creates a player and adds them to the clan with a letter. */
export async function memberOf(
  site: TestApp,
  etapa: PlayedEtapa,
  letter: string,
  rango: Rango,
  marks: Parameters<TestApp['player']>[1] = {},
): Promise<TestPlayer> {
  const count = people++
  const player = await site.player(
    `Gente ${'ABCDEFGHJKMNPQRTUVWX'.charAt(count % 20)}${'ABCDEFGHJKMNPQRTUVWX'.charAt(Math.floor(count / 20))}`,
    marks,
  )
  const { id } = etapa.clan(letter)
  await addMember(site.database.db, {
    id_clan: id,
    player_id: player.id,
    id_etapa: etapa.id,
    joined_at: site.clock.now.toISOString(),
  })
  await setRangos(site.database.db, id, [{ id: player.id, rango }])
  return player
}

/** Starts a site with an administrator and a moderator. For `beforeAll`. */
export async function staffedSite(
  options: TestAppOptions,
): Promise<{ site: TestApp; admin: TestPlayer; moderator: TestPlayer }> {
  const site = await startTestApp(options)
  return {
    site,
    admin: await site.player('Comandante', { rol: 1, admin: 1 }),
    moderator: await site.player('Pitazo', { rol: 2, admin: 1 }),
  }
}
