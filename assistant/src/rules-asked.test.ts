import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What members ask of mail, ranks, how many play, reports that were refused, false or never made, and what they order or only complain of.

const { asked } = inWorld({ mail: false })

describe('where the site sends no mail', () => {
  it.each([
    ['no me llega el mail pa activar la cuenta', /^Este sitio todavía no envía correos.*enlace/],
    ['no llego ningun correo al registrarme', /todavía no envía correos/],
    ['olvide la clave', /Recuperar contraseña[^]*todavía no envía correos/],
    ['me equivoque de correo cuando cree la cuenta', /^Lo corriges tú.*Corregir el correo[^]*Seguridad/],
  ])('%s', async (question, told) => {
    const answer = await asked(question)
    expect(answer).toMatch(told)
    expect(answer).not.toMatch(/no deseado/)
  })
})

describe('of ranks and of how many play', () => {
  it.each([
    ['qué puede hacer un capitan en el clan', /^Un Capitán reporta derrotas, en Reportar Derrota; reta.*No invita/],
    ['un capitan puede invitar gente?', /^Invitan el Líder y los Co-Líderes/],
    ['donde reporto una derrota -> lo puede hacer un capitan?', /^Un Capitán reporta derrotas/],
    ['el capitan puede reportar victoria?', /^No/],
    ['nos faltan dos para mañana, se puede jugar con 4?', /^Sí, con 4 alcanza/],
    ['nos faltan 2 pa completar, se puede jugar con 3?', /^No, con 3 no alcanza/],
    ['se nos bajo uno y quedamos 4, sirve?', /al menos 4 jugadores/],
    ['nos falta uno, jugamos igual?', /al menos 4 jugadores/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of reports and rulings', () => {
  it.each([['cuanto se demoran en resolver un reclamo', /^Cuánto se demoran no está publicado/]])(
    '%s',
    async (question, told) => expect(await asked(question)).toMatch(told),
  )
})

describe('of what is ordered, and what is only complained of', () => {
  it.each([
    ['acepta el resultado de hoy por mi porfa', /^Eso no lo puedo hacer por ti[^]*Confirmar o Rechazar/],
    ['puros cheaters en este juego', /^Qué lata[^]*reclama/],
    // what asks something is no complaint
    ['que servidor tiene mejor ping', /^(?!Qué lata)/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of who argues about a ruling', () => {
  it.each([
    ['El otro clan reportó un resultado que no fue, qué hago', /^Si lo que reportaron no fue así, reclama la partida/],
    ['pusieron un marcador equivocado', /reclama|Reclamar/],
    ['que pasa si reporto una partida que no fue', /^Reporte falso\./],
    [
      'quien decide los reclamos -> y si el que decide es del otro clan?',
      /^El reglamento no dice nada de quien decide/,
    ],
    ['me acusan de hacer trampa y no tengo nada que ver', /^Que te acusen no cambia nada/],
    ['se puede jugar con un jugador suspendido', /^No: el clan que juega con alguien suspendido/],
    ['que sancion tiene no reportar', /^El reglamento no pone un castigo/],
    ['se puede reclamar sin ser lider', /^Reclama el Líder, un Co-Líder o un Capitán/],
    ['que dice el articulo 45', /^El Reglamento no tiene artículo 45/],
    ['me pueden banear por prestarle la cuenta a mi hermano?', /^Eso no se puede/],
    ['puedo prestar mi cuenta', /^No\./],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})
