import type { Command, PersonCommand } from '../command'
import { avisame } from './avisame'
import { clan } from './clan'
import { configurar } from './configurar'
import { desvincular, micuenta, vincular } from './cuenta'
import { jugador } from './jugador'
import { ladder } from './ladder'
import { partidos } from './partidos'
import { verClan, verJugador } from './of-person'
import { pregunta } from './pregunta'
import { reglas } from './reglas'
import { reportar } from './reportar'
import { retos } from './retos'
import { servidores } from './servidores'
import { streams } from './streams'
import { torneos } from './torneos'

export const commands: readonly Command[] = [
  ladder,
  clan,
  jugador,
  partidos,
  retos,
  servidores,
  streams,
  torneos,
  reglas,
  pregunta,
  micuenta,
  vincular,
  desvincular,
  reportar,
  avisame,
  configurar,
]

export const personCommands: readonly PersonCommand[] = [verJugador, verClan]
