import { z } from 'zod'
import type { Opciones } from '@trinchera/contract/opciones'
import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { paths } from '@trinchera/contract/site-paths'
import { hasEtapas } from '@trinchera/db/queries/ladder/etapas'
import { listJuegos } from '@trinchera/db/queries/ladder/juegos'
import { readBackupState } from '@trinchera/db/queries/site/backups'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { textoStates } from '@trinchera/db/queries/site/textos'
import { isLoopback } from '@trinchera/rules/addresses'
import { textoNames } from '@trinchera/rules/textos/textos'
import { backupStep } from './backup-step'
import type { SessionInfo } from '../../http/handler'
import type { Services } from '../../services'

type Found = Pick<SetupStep, 'listo' | 'que_falta'>
type Step = (site: {
  services: Services
  session: Pick<SessionInfo, 'secondFactor'>
  opciones: Opciones
}) => Promise<Found | null> | Found | null

const there = (what: string): Found => ({ listo: true, que_falta: what })
const missing = (what: string): Found => ({ listo: false, que_falta: what })
const toFind = (listo: boolean, what: string, lack: string): Found => (listo ? there(what) : missing(lack))

const filled = z.string().trim().min(1)
/** The part of the opciones that names who is responsible for the data. */
const responsable = z.object({ responsable: z.object({ nombre: filled, direccion: filled, correo: filled }) })

/** The setup steps, in the order in which an operator takes them. `find` examines the site; if it returns null, the step is left out. */
const steps: readonly { paso: string; nombre: string; necesario: boolean; donde: string; find: Step }[] = [
  {
    paso: 'responsable',
    nombre: 'Responsable de los datos',
    necesario: true,
    donde: `${paths.panelAdmin('opciones')}?parte=responsable`,
    find: ({ opciones }) =>
      'responsable' in opciones
        ? toFind(
            responsable.safeParse(opciones).success,
            'Está quién responde por los datos.',
            'Falta decir quién responde por los datos: nombre, dirección y correo.',
          )
        : null,
  },
  {
    paso: 'direccion',
    nombre: 'Dirección del sitio',
    necesario: true,
    donde: 'PUBLIC_URL',
    find: ({ services: { config } }) =>
      toFind(
        config.publicUrl.startsWith('https://'),
        `El sitio está en ${config.publicUrl}.`,
        `Los enlaces de correos y avisos llevan a ${config.publicUrl}: falta una dirección con https.`,
      ),
  },
  {
    paso: 'correo',
    nombre: 'Correo',
    necesario: true,
    donde: 'SMTP_URL',
    find: ({ services: { config } }) =>
      toFind(
        config.smtpUrl !== null,
        `Sale por ${config.smtpUrl ? new URL(config.smtpUrl).hostname : ''}. Mándate uno de prueba.`,
        'Los correos no salen: quedan en archivos de DATA_DIR/outbox.',
      ),
  },
  {
    paso: 'segundo-factor',
    nombre: 'Segundo paso de tu cuenta',
    necesario: true,
    donde: paths.seguridad,
    find: ({ session }) =>
      toFind(
        session.secondFactor,
        'Tu cuenta lo tiene.',
        'Tu cuenta entra solo con la contraseña: agrega un segundo paso.',
      ),
  },
  {
    paso: 'etapa',
    nombre: 'Primer juego y primera etapa',
    necesario: true,
    donde: paths.panelAdmin('juegos'),
    async find({ services: { database } }) {
      if ((await listJuegos(database.db)).length === 0)
        return missing('No hay juegos: crea el primero y después su etapa.')
      return toFind(
        await hasEtapas(database.db),
        'Hay juego y etapa.',
        'Hay juego, pero ninguna etapa: crea la primera.',
      )
    },
  },
  {
    paso: 'servidores',
    nombre: 'Servidores de juego',
    necesario: false,
    donde: `${paths.panelAdmin('opciones')}?parte=servidores`,
    find({ services: { config }, opciones: { servidores } }) {
      const reachable = servidores.filter(({ host }) => !isLoopback(host ?? config.gameHost))
      return toFind(
        reachable.length > 0,
        `${reachable.length} con una dirección a la que se llega.`,
        servidores.length ? 'Los que hay solo existen en este computador.' : 'No hay ninguno.',
      )
    },
  },
  {
    paso: 'enlaces',
    nombre: 'Redes sociales',
    necesario: false,
    donde: `${paths.panelAdmin('opciones')}?parte=redes`,
    find({ opciones: { redes } }) {
      // A URL without a path is the social network's own home page.
      const own = Object.values(redes).filter((url) => URL.canParse(url) && new URL(url).pathname.length > 1)
      return toFind(own.length > 0, `${own.length} de la comunidad.`, 'Ninguno lleva a la comunidad.')
    },
  },
  {
    paso: 'textos',
    nombre: 'Textos del sitio',
    necesario: false,
    donde: paths.panelAdmin('textos'),
    async find({ services: { database } }) {
      const states = await textoStates(database.db)
      const edited = [...states].filter(([, { version }]) => version > 0).map(([clave]) => clave)
      return toFind(
        edited.length > 0,
        `Editados: ${edited.map((clave) => textoNames[clave]).join(', ')}.`,
        'Todos dicen todavía lo de fábrica: léelos y pon lo de tu comunidad.',
      )
    },
  },
  {
    paso: 'respaldo',
    nombre: 'Respaldo',
    necesario: true,
    donde: 'npm run backup',
    async find({ services: { config, database, now } }) {
      return backupStep(await readBackupState(database.db), config.backupEvery, now())
    },
  },
  {
    paso: 'discord',
    nombre: 'Discord',
    necesario: false,
    donde: 'DISCORD_TOKEN',
    find: ({ services: { config } }) => toFind(config.discord, 'El bot está configurado.', 'No hay bot de Discord.'),
  },
  {
    paso: 'twitch',
    nombre: 'Twitch',
    necesario: false,
    donde: 'TWITCH_CLIENT_ID',
    find: ({ services: { config } }) =>
      toFind(config.twitch !== null, 'Se ve quién transmite.', 'No se ve quién transmite.'),
  },
  {
    paso: 'push',
    nombre: 'Avisos al teléfono',
    necesario: false,
    donde: 'PUBLIC_URL',
    find: ({ services: { config } }) =>
      toFind(
        config.publicUrl.startsWith('https://'),
        'Los teléfonos los pueden recibir.',
        'Los teléfonos los reciben solo por https.',
      ),
  },
]

/** The steps of setting up the site (docs/behaviour/operation.md#First hour). `version`: of the product. */
export async function setupSteps(
  services: Services,
  session: Pick<SessionInfo, 'secondFactor'>,
  version: string,
): Promise<SetupStep[]> {
  const opciones = await readOpciones(services.database.db)
  const found = await Promise.all(
    steps.map(async ({ find, necesario, ...about }): Promise<SetupStep[]> => {
      const state = await find({ services, session, opciones })
      // A site for development needs none of the steps.
      return state ? [{ ...about, ...state, necesario: necesario && services.config.production }] : []
    }),
  )
  return [
    ...found.flat(),
    {
      paso: 'version',
      nombre: 'Versión',
      listo: true,
      necesario: false,
      que_falta: `Esta es la ${version}.`,
      donde: '/salud',
    },
  ]
}
