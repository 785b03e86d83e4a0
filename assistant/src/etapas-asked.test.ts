import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What is asked of etapas that are over or open, of who still plays, of records and of what medals are worth.

const { asked } = inWorld()

it.each([
  [
    'Cuándo terminó la etapa anterior y cuántas partidas se jugaron',
    /se cerró el 10\/09\/2025[^]*Se jugaron 760 partidas/,
  ],
  ['la etapa 1 cuanto duro y quien gano', /^Duró 172 días[^]*1\.º Puelche/],
  ['vieja guardia quedo primero en la etapa 1?', /^No: Vieja Guardia quedó 3\.º de 16/],
  ['puelche salio campeon el año pasado?', /^Sí: Puelche quedó 1\.º de 16/],
  ['como termino vieja guardia la etapa pasada', /^Vieja Guardia quedó 3\.º de 16/],
  ['cuando partio la etapa 2', /partió el 18\/09\/2025, con el anuncio .*24\/09\/2025/],
  ['cuando parte la etapa 3', /^Todavía no hay una etapa nueva anunciada/],
  ['cuantas partidas van en la etapa 2', /jugaron 560 partidas .*: 558 cuentan y 2 quedaron fuera por un fallo/],
  [
    'oye y que paso con La Mampara, todavia juegan?',
    /^Sí: La Mampara está en la Etapa I de Breakthrough\.\nSu última partida/,
  ],
  ['ya no juega pampa seca?', /^Sí: Pampa Seca no está en ninguna etapa abierta/],
  ['cuáles son los dos clanes que más veces se han enfrentado', /^La rivalidad más jugada entre clanes/],
  ['el duelo mas repetido de breakthrough -> y quien va ganando', /^Arriba va .*\n.* en 38 partidas/],
  ['quienes han jugado mas partidas', /^Tercer Tiempo es el de más partidas/],
  [
    'que clan ha subido mas puestos de una sola vez?',
    /^La mayor subida con una sola partida es de 7 puestos, en una etapa cerrada/,
  ],
  [
    'desde cuándo está Tatán en Los Halcones?',
    /en la Etapa I de Allied Assault\.\n.*en la Etapa II de Allied Assault\./,
  ],
  ['para q sirve la medalla de fundador', /^Es un reconocimiento/],
  ['las medallas se pierden?', /^No se pierden/],
  ['qué diferencia hay entre racha de 10 y el fueguito de la tabla', /medalla de racha[^]*🔥 de la tabla/],
  ['quien gana el viernes segun tu', /^Eso nadie lo puede saber[^]*retos/],
])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
