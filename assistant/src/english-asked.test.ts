import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// English is answered in English, with what goes on with it; and what people ask before they trust a site.

const { asked } = inWorld()
const spanish = /I only have|I can't answer|No te puedo|\b(?:partidas|clanes|jugadores|mapas)\b/

describe('answers in English', () => {
  it.each([
    ['which maps are allowed in spearhead?', /^There are \d+ maps of Spearhead that may be played:\n/],
    ['list the allowed maps', /^There are \d+ maps that may be played:\n• Allied Assault: /],
    [
      'who leads breakthrough -> ok and who is 2nd there',
      /is 2nd in Etapa I de Breakthrough|are 2nd in Etapa I de Breakthrough/,
    ],
    ["who's first in spearhead -> and third?", /(?:is|are) 3rd in Etapa I de Spearhead/],
    ['who is number 1 right now', / leads? Etapa /],
    ['how do i join a clan -> do I need Volute for that?', /^For your account, a clan[^]*no[^]*To play[^]*yes/],
    ['how do i join a clan', /^There are two ways into a clan/],
    ['do losses against lower clans drop you?', /^Losing moves nobody down by itself/],
    ['do i drop if i dont play', /^A clan that does not play keeps its place/],
    ['forgot which email I used, can you tell me?', /^No, I cannot tell you: emails are private/],
    ['what email does Loica use', /^That is private/],
    ['where does Loica live', /^That is private/],
    ['when is the next match, in UTC please', /at \d\d:\d\d in Chile \(\d\d:\d\d UTC/],
    ['when is the next match -> in utc?', /at \d\d:\d\d in Chile \(\d\d:\d\d UTC/],
    ['who posts the most in the forum', /written the most: \d+ posts?/],
    ['can i get banned from the forum', /^Yes: staff may suspend/],
    ['how many players are in breakthrough', /: \d+ players, in \d+ clans/],
    ["how do i report a loss -> and if the other clan doesn't accept it?", /^If the winner refuses/],
    ['how do i invite someone -> how long do they have to accept?', /lapses after 14 days/],
    ['who is Huemul -> what clan is he in?', /^Huemul plays for/],
    ['is Tatan still in Los Halcones', /^Yes: Tatán is in Los Halcones/],
    ['is Loica in Vieja Guardia', /^No: Loica is not in Vieja Guardia/],
    ["what's the tag of Vieja Guardia", /^The tag of Vieja Guardia is VG/],
    ['show me the table of spearhead', /^Table of Etapa I de Spearhead[^]*\n1\. /],
    ['is there prize money', /No other prize for a stage is published/],
    ['do i have to record my matches', /^No: the rules do not ask/],
    ['is this the official site', /^It is the site of the community/],
    ['is this site safe', /^No audit is published/],
    ['how long do i have to report', /^The clan that lost has 24 hours/],
  ])('%s', async (question, told) => {
    const said = await asked(question)
    expect(said).toMatch(told)
    expect(said).not.toMatch(spanish)
  })
})

describe('in Spanish', () => {
  it.each([
    ['cuántos jugadores tiene breakthrough', /^Etapa I de Breakthrough: \d+ jugadores, en \d+ clanes/],
    ['cuándo es el clásico', /no tienen un reto acordado|juegan el/],
    ['esta página es oficial', /^Es el sitio de la comunidad/],
    ['el sitio es seguro', /^De auditorías no hay nada publicado/],
    ['qué clan es más fácil de ganar', /peor porcentaje de victorias/],
    ['quiénes juegan en más de un clan', /^\d+ jugador(?:es)? están en un clan de más de una etapa/],
    ['me pueden banear del foro', /^Sí: la administración puede suspender/],
    ['es obligatorio grabar', /^No: el reglamento no pide grabar/],
    ['quien mas escribe en el foro', /más escriben? (?:es|son) /],
    ['proximo reto -> y en utc?', /\d\d:\d\d \(\d\d:\d\d UTC/],
    ['any english speakers here? looking for a team', /^Who speaks English is not noted/],
    ['are there any servers with people -> what map are they on', /on The Hunt/],
    ['i forgot my password -> the email never came', /^Look in the spam/],
    ['how many players for a match -> what if we only have three', /^With fewer than 4 players/],
    // what has no verb
    ['inicio etapa 2', /^La Etapa II .*partió el/],
    ['dueño del sitio', /^El sitio no dice quién es su dueño/],
    ['cerrar mi sesion', /^Con Cerrar Sesión/],
    ['clan mas chico', /menos integrantes/],
    ['pedir una victoria', /pide que la victoria cuente/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))

  it('tells the medals of whoever asks, and not how they are chosen', async () =>
    expect(await asked('mis medallas', 'Tatán')).toMatch(/^Tatán tiene \d+ medallas?/))
})
