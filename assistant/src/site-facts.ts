import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import type { SiteFact } from './corpus/articles'
import type { Site } from './intent'
import { etapaLink } from './answers/which'
import { addressed, bold, bullets, copied, link, listed, quoted, rolName } from './wording'

/** Whom of staff to talk to of a match, a player or an account; nobody is sent to themselves. */
export async function toStaff({ db, asker }: Pick<Site, 'db' | 'asker'>): Promise<string> {
  const all = (await staffNames(db)).filter(({ id, rol }) => rol <= 2 && id !== asker?.id)
  const names = all.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`)
  return all.length ? listed(names) : 'la administración del sitio'
}

async function factsOf(site: Site): Promise<Record<Exclude<SiteFact, 'encargados' | 'permiso'>, string | boolean>> {
  const { guia, descargas, responsable } = await site.opciones()
  const open = (teams: boolean, action: string) =>
    bullets(
      site.community.etapas
        .filter(({ activo, multijugador }) => activo && multijugador === teams)
        .map((etapa) => `${etapaLink(etapa)}: ${link(action, paths.createClan(etapa.id))}`),
    ) || `Ahora no hay ninguna: mira el ${link('ladder', paths.ladder)}.`
  return {
    administracion: await toStaff(site),
    anticheat: String(site.reglamento.articles.get('anticheat')?.numero ?? ''),
    clave: copied(guia.password),
    correo: site.mail,
    'direccion-ts3': copied(guia.ts3),
    discord: site.discord,
    'etapas-1v1': open(false, 'entrar al ladder'),
    'etapas-de-clanes': open(true, 'crear clan ahí'),
    google: site.google,
    'instalador-ts3': addressed(descargas.ts3),
    juego: addressed(descargas.juego),
    llaves: site.llaves,
    responsable: listed(
      [responsable.nombre, responsable.direccion, responsable.correo].filter(Boolean).map((said) => bold(quoted(said))),
    ),
    ruta: copied(guia.ruta || 'MOHAA.exe'),
    servidor: copied(guia.servidor),
    ts3: copied(guia.ts3 || site.siteName),
    volute: addressed(descargas.volute),
  }
}

/**
 * A text of an article as it is true of this site: its placeholders filled in, and of the lines with a condition those that hold. `more`: facts that only
 * its own kind of article knows.
 */
export async function asSiteIs(
  text: string,
  site: Site,
  more: Partial<Record<SiteFact, string | boolean>> = {},
): Promise<string> {
  if (!text.includes('{')) return text
  const facts: Record<string, string | boolean> = { ...(await factsOf(site)), ...more }
  return text
    .split('\n')
    .flatMap((line) => {
      const [lead = '', no, fact = ''] = /^\{si (no )?([a-z0-9-]+)\} /.exec(line) ?? []
      const told = line.slice(lead.length).replace(/\{([a-z0-9-]+)\}/g, (_, name: string) => String(facts[name]))
      return lead && Boolean(facts[fact]) === Boolean(no) ? [] : told
    })
    .join('\n')
}
