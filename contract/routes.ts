import * as admin from './admin'
import * as agenda from './agenda'
import * as anuncios from './anuncios'
import * as apelaciones from './apelaciones'
import * as asistente from './asistente'
import * as axisbot from './axisbot'
import * as clanes from './clanes'
import * as colas from './colas'
import * as discord from './discord'
import * as etapas from './etapas'
import * as foro from './foro'
import * as foroModeracion from './foro-moderacion'
import * as invitaciones from './invitaciones'
import * as juegos from './juegos'
import * as ladder from './ladder'
import * as nicks from './nicks'
import * as notificaciones from './notificaciones'
import * as opciones from './opciones'
import * as palmares from './palmares'
import * as partidas from './partidas'
import * as players from './players'
import * as privacidad from './privacidad'
import * as setup from './puesta-en-marcha'
import * as push from './push'
import * as retos from './retos'
import type { Route } from './route'
import * as reportes from './rulings'
import * as segundoFactor from './segundo-factor'
import * as seguridad from './seguridad'
import * as servidores from './servidores'
import * as session from './session'
import * as stream from './stream'
import * as inscritos from './torneo-inscritos'
import * as llave from './torneo-llave'
import * as textos from './textos'
import * as torneoPartidas from './torneo-partidas'
import * as torneos from './torneos'
import * as webhooks from './webhooks'
import * as winClaims from './win-claims'

type RoutesIn<Module> = { [Name in keyof Module as Module[Name] extends Route ? Name : never]: Module[Name] }

const isRoute = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The routes that a module exports, by name; a module also exports the schemas of its routes. */
const routesIn = <Module extends object>(module: Module) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isRoute(value))) as RoutesIn<Module> // a cast: `fromEntries` loses the types

/**
 * All routes of the API by name: those that the modules above export. The compiler checks that the server has a handler for each route; the
 * clients are made from this object.
 */
export const routes = {
  ...routesIn(admin),
  ...routesIn(agenda),
  ...routesIn(anuncios),
  ...routesIn(apelaciones),
  ...routesIn(asistente),
  ...routesIn(axisbot),
  ...routesIn(clanes),
  ...routesIn(colas),
  ...routesIn(discord),
  ...routesIn(etapas),
  ...routesIn(foro),
  ...routesIn(foroModeracion),
  ...routesIn(invitaciones),
  ...routesIn(juegos),
  ...routesIn(ladder),
  ...routesIn(nicks),
  ...routesIn(notificaciones),
  ...routesIn(opciones),
  ...routesIn(palmares),
  ...routesIn(partidas),
  ...routesIn(players),
  ...routesIn(privacidad),
  ...routesIn(setup),
  ...routesIn(push),
  ...routesIn(retos),
  ...routesIn(reportes),
  ...routesIn(segundoFactor),
  ...routesIn(seguridad),
  ...routesIn(servidores),
  ...routesIn(session),
  ...routesIn(stream),
  ...routesIn(inscritos),
  ...routesIn(llave),
  ...routesIn(textos),
  ...routesIn(torneoPartidas),
  ...routesIn(torneos),
  ...routesIn(webhooks),
  ...routesIn(winClaims),
}

export type Routes = typeof routes
export type RouteName = keyof Routes
