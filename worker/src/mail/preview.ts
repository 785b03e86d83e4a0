// npm run mails [-- folder]: writes every kind of e-mail, with sample data, to files that a browser can show.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { paths } from '@trinchera/contract/site-paths'
import type { Letter } from '@trinchera/db/queries/notices/mails'
import type { MailKind } from '@trinchera/db/schema/players'
import { renderMail } from './render'

const letters: Record<MailKind, Letter> = {
  seguridad: { kind: 'seguridad', security: { suceso: 'sesion-nueva', equipo: 'Chrome en Android' } },
  'correo-nuevo': { kind: 'correo-nuevo', email: 'nandu@trinchera.test' },
  'correo-deshacer': { kind: 'correo-deshacer', email: 'nandu@trinchera.test', nuevo: 'o***@trinchera.test' },
  validar: { kind: 'validar' },
  recuperar: { kind: 'recuperar' },
  'clave-cambiada': { kind: 'clave-cambiada' },
  prueba: { kind: 'prueba' },
  invitacion: { kind: 'invitacion', names: { clan: 'Los Halcones', etapa: 'Etapa II', quien: 'Tatán' } },
  aviso: {
    kind: 'aviso',
    notice: {
      tipo: 'partida',
      texto: 'Los Halcones perdió con Sin Retirada. Reportó Tatán',
      enlace: paths.clan(1),
    },
  },
  suspension: {
    kind: 'suspension',
    suspension: { id: 1, hasta: '2025-07-20T03:59:59.000Z', motivo: 'Insultos en el chat de una partida' },
  },
  apelacion: {
    kind: 'apelacion',
    answer: {
      texto: 'La administración acortó tu suspensión: ahora termina el 10/07/2025, 23:59. Motivo: Era la primera vez',
      suspension: 1,
      enlace: null,
    },
  },
  solicitud: {
    kind: 'solicitud',
    email: 'nandu@trinchera.test',
    solicitud: { id: 7, numero: '2026-7', derecho: 'acceso' },
  },
  'solicitud-respuesta': {
    kind: 'solicitud-respuesta',
    email: 'nandu@trinchera.test',
    respuesta: {
      id: 7,
      numero: '2026-7',
      derecho: 'acceso',
      tipo: 'cumplida',
      texto: 'No guardamos nada con este correo.',
      vence: null,
    },
  },
  incidente: {
    kind: 'incidente',
    email: 'nandu@trinchera.test',
    incidente: {
      cuando: '2026-12-05T03:00:00.000Z',
      que: 'Alguien entró a un respaldo que estaba sin cifrar.',
      datos: 'Nombres de usuario y correos.',
      medidas: 'Se borró el respaldo y se cambiaron las claves.',
    },
  },
}

const folder = resolve(process.argv[2] ?? 'data/mails-preview')
const site = { name: process.env.SITE_NAME || 'Trinchera', url: process.env.PUBLIC_URL || 'http://127.0.0.1:3000' }
const reader = {
  id: 1,
  player_id: 1,
  username: 'Ñandú 44',
  email: 'nandu@trinchera.test',
  attempts: 1,
  created_at: '2025-07-06T00:15:00.000Z',
}

mkdirSync(folder, { recursive: true })
for (const letter of Object.values(letters)) {
  const { subject, text, html } = renderMail({ ...reader, letter }, 'token-de-muestra', site)
  writeFileSync(join(folder, `${letter.kind}.html`), html)
  writeFileSync(join(folder, `${letter.kind}.txt`), `${subject}\n\n${text}`)
}
process.stdout.write(`${Object.keys(letters).length} correos en ${folder}\n`)
