import type { recruitPoints } from '../guides/recruit-points'
import type { Asks } from './asks'
import { founding, joining, leaving } from './clan-asks'
import { join, make } from './clan-asks-english'

type RecruitAsks = Asks<keyof typeof recruitPoints>

/** What leaders ask of who joins, and who joins of the buttons. */
export const recruitsInSpanish: readonly RecruitAsks[] = [
  {
    point: 'clanMinimo',
    of: founding,
    says: [
      /\b(?:(?:me |nos )?(?:alcanza|basta|sirve)(?: con)?|minimo|con (?:\d+|dos|tres|cuatro|cinco)|(?:somos|seriamos) (?:\d+|dos|tres|cuatro|cinco|seis)|cuant[oa]s? (?:\w+ )?(?:necesit\w+|hacen falta|hay que ser|tenemos que ser))\b/,
    ],
    not: /\b(?:clan|letras|caracteres|jugar|torneo|nombre|tag|meses|dias|(?:que|q) (?:hay que|hago|hacemos|tenemos que) (?:hacer)?|como)\b|·/,
  },
  {
    point: 'clanNecesita',
    of: founding,
    says: [
      /\b(?:que (?:mas )?(?:necesito|se necesita|hace falta|me piden|piden|cosas)|requisitos?|vip|socio|premium|nivel minimo)\b/,
    ],
    // asked whole, it is how one founds a clan
    not: /\b(?:jugar|torneo|cuant[oa]s)\b|·|\b(?:para|pa)\b.*\b(?:clan|equipo)\b/,
  },
  {
    point: 'quienInvitar',
    says: [
      /\ba (?:quien(?:es)?|kien|que jugadores) (?:puedo|podemos|se puede|podria) (?:invitar|reclutar|meter|sumar)\b|\bpuedo (?:invitar|reclutar) (?:a )?(?:cualquiera|quien (?:quiera|sea)|todos)\b/,
    ],
    not: /\b(?:torneo|reto)\b/,
  },
  {
    point: 'solicitudesClan',
    says: [
      /\b(?:como|donde)\b/,
      /\b(?:acept\w+|rechaz\w+|respond\w+|contest\w+|veo|ver|reviso)\b/,
      /\b(?:(?:los|a los|quienes|la gente) (?:que |q )?(?:piden|pidieron|quieren) entrar|solicitudes? (?:de (?:mi|nuestro) clan|a mi clan|para (?:entrar a )?mi clan|de (?:entrada|ingreso|jugadores))|(?:una |la |las )?solicitud(?:es)? (?:de|del) (?:un |otro )?jugador\w*)\b/,
    ],
    not: /\b(?:reto|torneo|amistad)\b|·/,
  },
  {
    point: 'solicitudesOff',
    says: [
      /\b(?:no (?:recib\w+|acept\w+|lleguen|me lleguen)|(?:dej\w+|par\w+) de recibir|desactiv\w+|apag\w+|activ\w+|cerrar|abrir|recib(?:ir|a|amos))\b(?: \w+){0,3} solicitud(?:es)?\b/,
    ],
    not: /\b(?:torneo|que clan(?:es)?|cuales|hay)\b|·/,
  },
  {
    point: 'invitacionRetirar',
    says: [
      /\b(?:cancel\w+|retir\w+|anul\w+|borr(?:o|ar)|deshacer|quit(?:o|ar)|me arrepenti)\b(?: \w+){0,3} invitaci\w+|\binvit\w+\b.*\b(?:cancel\w+|retir\w+|anul\w+|deshacer|quitar(?:la)?)\b/,
    ],
    not: /\b(?:torneo|reto)\b/,
  },
  {
    point: 'sinBoton',
    says: [
      /\bno (?:me |nos )?(?:sale|aparece|figura|veo|esta|tengo|deja|encuentro|funciona)\b/,
      /\bpedir entrar\b|\bboton\b.*\b(?:entrar|unir\w*|clan)\b/,
    ],
    not: /\b(?:crear|fundar|hacer|nuevo|torneo)\b/,
  },
  {
    point: 'escribirBuscan',
    of: /\b(?:buscan? (?:gente|jugadores|clan)|reciben gente|buscan clan|foro busco)\b/,
    says: [
      /\b(?:como|donde|puedo)\b(?: \w+){0,2} (?:(?:les |le |los |lo )?(?:hablo|hablar(?:les)?|escrib\w+|contact\w+|respondo|aviso|ubico))\b/,
    ],
    not: /\b(?:lider|admin\w*)\b/,
  },
  {
    point: 'salirCuando',
    of: leaving,
    says: [
      /\b(?:cuando (?:quiera|quiero|sea)|en cualquier momento|altiro|sin permiso|pedir permiso|libremente|hay que esperar)\b/,
    ],
    not: /\b(?:volver|torneo)\b|·/,
  },
  {
    point: 'salirCuando',
    of: joining,
    says: [/\b(?:puedo|se puede|podria|dejan)\b/, /\b(?:salir(?:me)?|salgo|irme|dejar(?:lo)?|renunciar)\b/],
    not: /\b(?:volver|torneo|partida)\b|·/,
  },
  {
    point: 'rankear',
    of: /\b(?:sin (?:ranking|rankear|puesto)|no rankead[oa]s?|rankeado)\b/,
    says: [
      /\bcomo\b(?: \w+){0,2} (?:salgo|salimos|salir|entro|entramos|dejo|dejamos|rankeo|rankear\w*|rankeamos|me rankeo|subo|hago)\b/,
    ],
    not: /·/,
  },
  {
    point: 'edadMinima',
    says: [
      /\b(?:(?:hay que|tengo que|tienes que|debo|hay q|tengo q) (?:tener|ser)(?: \w+)? (?:1[0-9]|21|mayor(?: de edad)?)(?: anos)?|(?:mayor|menor)(?:es)? de edad|cuantos anos (?:hay que|tengo que|se necesitan)|(?:desde|a) que edad|edad minima)\b/,
    ],
    not: /\b(?:cuenta|clan|sitio|comunidad|servidor|llevan|tiene la|manejar|votar|comprar|tomar|licencia|carrete|trabajar|casarse)\b|·/,
  },
]

/** The same in English. */
export const recruitsInEnglish: readonly RecruitAsks[] = [
  {
    point: 'clanMinimo',
    of: make,
    says: [
      /\b(?:minimum|at least|how many (?:\w+ )?(?:do (?:i|we) )?need|enough|(?:we are|there are|with) (?:\d+|two|three|four|five))\b/,
    ],
    not: /·|\b(?:letters|characters)\b/,
  },
  {
    point: 'clanNecesita',
    of: make,
    says: [/\bwhat (?:do|does|else)?(?: \w+){0,2} need(?:ed)?\b|\brequirements?\b/],
    not: /·|\bto play\b/,
  },
  { point: 'quienInvitar', says: [/\bwho(?:m)? can (?:i|we) (?:invite|recruit)\b/] },
  {
    point: 'solicitudesClan',
    says: [
      /\b(?:how|where)\b/,
      /\b(?:accept|answer|see|reject)\b/,
      /\b(?:requests?)\b/,
      /\b(?:join|clan|players?|to my)\b/,
    ],
    not: /·|\b(?:my request|challenge)\b/,
  },
  { point: 'solicitudesOff', says: [/\b(?:stop|turn off|disable|not take|close|enable)\b/, /\brequests\b/], not: /·/ },
  { point: 'invitacionRetirar', says: [/\b(?:cancel|withdraw|take back|undo|revoke)\b/, /\binvit\w+\b/] },
  {
    point: 'sinBoton',
    says: [
      /\b(?:no|not|can t|cannot|don t|doesn t|isn t)\b/,
      /\b(?:pedir entrar|(?:join|ask to join|request) button|button to join)\b/,
    ],
  },
  {
    point: 'escribirBuscan',
    of: /\b(?:recruiting|looking for|find a clan|need (?:a|players|people))\b/,
    says: [/\bhow (?:do|can) i (?:contact|write|message|reach|talk)\b/],
    not: /\bleader\b/,
  },
  {
    point: 'salirCuando',
    says: [/\bleave\b/, /\b(?:any ?time|whenever|when i want|permission)\b/],
    not: /·/,
  },
  {
    point: 'edadMinima',
    of: join,
    says: [/\b(?:age|how old|18)\b/],
    not: /·/,
  },
]
