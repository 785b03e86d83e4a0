import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What a thread keeps for a question that names nothing: a match, a time, the clan of whoever asks, a guide; and what strangers asked of the rules
// in words of their own.

const world = inWorld()
const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
/** The answers of a thread. */
async function answers(text: string): Promise<string[]> {
  let conversacion: string | null = null
  const told: string[] = []
  for (const question of text.split(' -> ')) {
    const answer = await world.assistant.ask(question, conversacion)
    conversacion = answer.conversacion
    told.push(answer.response)
  }
  return told
}
const asked = async (text: string) => plain((await answers(text)).at(-1) ?? '')
/** The first match that an answer links. */
const matchOf = (text: string | undefined) => /\/ladder\/partida\/(\d+)/.exec(text ?? '')?.[1]

it.each([
  ['quien gano la ultima partida -> y en que mapas -> quien la reporto -> cuando fue eso', /^Fue /],
  ['cual fue la ultima vez que perdio vieja guardia -> y en q mapas -> quien reporto esa', /^La reportó /],
  ['puelche contra lobos de atacama -> y la ultima quien la gano -> cuanto quedo cada mapa', / en mapas: /],
  ['como salio puelche la ultima vez -> cuanto quedo en cada mapa -> quien reporto', /^La reportó /],
  ['quien le gano a puelche la ultima vez -> cuando fue -> a quien', /^.+ contra /],
])('tells more of the match that was told of: %s', async (thread, right) => {
  const told = await answers(thread)
  const found = told.map(matchOf).filter(Boolean)
  expect(new Set(found).size).toBe(1)
  expect(told.at(-1)).toContain(`/ladder/partida/${found[0]}`)
  expect(plain(told.at(-1) ?? '')).toMatch(right)
})

it('tells a match by its number, whoever is named with it', async () => {
  const [first] = await answers('quien gano la ultima partida')
  const id = matchOf(first)
  const told = await asked(`que onda la partida ${id} porq sale ganando puelche si perdio`)
  expect(told).toMatch(new RegExp(`^Partida ${id}:`))
  expect(await asked(`what happened in match ${id}`)).toContain(`Partida ${id}`)
})

it.each([
  ['como le fue a puelche en febrero -> a quien le gano mas ese mes', /en febrero/],
  ['como va puelche -> y cual es su mejor puesto -> y cuando fue eso', /fue el puesto .*, desde el \d/],
  // whose clan it is
  ['soy de barricada, en que lugar vamos -> y si le ganamos a puelche', /^Si Barricada le gana a Puelche/],
  ['somos barricada -> y si le ganamos a puelche -> y si perdemos', /^Si Puelche le gana a Barricada/],
  ['somos barricada -> y si le ganamos al primero', /^Si Barricada le gana a /],
  ['somos barricada -> y en que mapa perdemos mas', /peor le va a Barricada/],
  ['soy de barricada y quiero saber cuantas llevamos -> que racha llevamos', /^Barricada/],
  ['somos barricada -> como se reporta', /Reporta el que pierde/],
  // guides
  ['no quieren reportar que hacemos -> cuantas capturas tengo q subir', /al menos 4 capturas \(hasta 8\)/],
  ['se puede apelar un fallo -> cuantos dias tenemos pa eso', /dentro de 7 días/],
])('keeps what a thread is about: %s', async (thread, right) => {
  expect(await asked(thread)).toMatch(right)
})

it.each([
  [
    'quedamos de jugar a las 10 con otro clan y nunca llegaron, la ganamos nosotros por w o o q',
    /^No hay victoria[^]*15 minutos/,
  ],
  ['el otro clan no llego a la partida, la ganamos?', /^No hay victoria/],
  ['escribi una wea en un anuncio y la quiero borrar o editar, hasta cuando puedo', /15 minutos y borrar cuando/],
  ['quien elige el primer mapa en una partida, y en un reto es lo mismo?', /^No es lo mismo[^]*perdedor[^]*más abajo/],
  ['banea a peuco que anda vendiendo mouse en los anuncios', /^No puedo suspender[^]*Denunciar/],
  ['hay algun clan buscando gente -> y jugador suelto buscando clan', /busque clan|Buscan clan/],
])('answers of the rules what is asked around a story: %s', async (text, right) => {
  expect(await asked(text)).toMatch(right)
})

it.each([
  ['what happens if nobody confirms a loss i reported', /^It counts all the same/],
  ['can we play carentan or is it banned', /^I only have this one in Spanish:\nSí, Carentan/],
  ['whos 1st in spearhead rn and since when', /^I only have this one in Spanish:\n.* al 1\.º/],
  ['how long do i have to appeal', /within 7 days/],
  ['what map does puelche play best on', /mejor le va a Puelche/],
  ['what if we beat the first being 12th', /#12 beats #1 → #6/],
  ['which clans are recruiting', /^They look for people in the forum/],
  ['how many medals does vieja guardia have', /Vieja Guardia/],
  ['how often can we challenge the same clan', /as often as you like/],
  ['they never showed up, do we get the win', /never a win|not written|no win/],
  ['can i delete my comment', /delete it at any time/],
  ['my internet died while reporting a loss, is it lost', /sent by itself/],
])('answers in English what the Spanish of it tells: %s', async (text, right) => {
  expect(await asked(text)).toMatch(right)
})
