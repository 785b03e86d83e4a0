import type { Question } from '../question'

/** As those ask who were long away, who come from elsewhere or who look for somebody: long and polite, in capitals, half in English. */
export const voicesA: readonly Question[] = [
  // the account
  ['MI HIJO QUIERE INSCRIBIRSE... DONDE SE HACE ESO...', '/registro'],
  ['pongo mis datos y me rebota no se que pasa causa', 'clave|contraseña'],
  ['mi hermano sabe mi clave asi que quisiera ponerle otra', 'Modificar Contraseña'],
  ['como le cambio la fotito que sale al lado de mi nombre', '/ladder/micuenta'],
  ['tengo un canal de youtube de mohaa donde lo registro', 'YouTube', '/ladder/micuenta'],
  ['el mail con el que me registré ya no existe la empresa donde trabajaba cerró, puedo poner uno distinto', 'correo'],
  // clans and who plays in them
  ['tan prendidos los halcones?', 'Los Halcones', '{racha Los Halcones}'],
  ['lineup de puelche', 'integrantes', '{lider Puelche}'],
  ['que manes estan en barricada', 'integrantes', '{lider Barricada}'],
  ['who runs los halcones', '{lider Los Halcones}'],
  ['con quienes juega Tatán', 'Los Halcones'],
  ['quiero pasarme de puelche a barricada', 'clan'],
  ['como aplico a un clan', 'solicit'],
  ['como traigo a mi primo al equipo', 'invit'],
  ['tenemos un pibe que no se conecta nunca, como lo rajamos', 'expuls'],
  ['ya no tengo tiempo y quiero que otro sea el capitan', 'lider'],
  ['quiero ponerle otro name a mi clan', 'nombre'],
  ['any clan recruiting?', 'Reciben solicitudes'],
  // reports and matches
  ['where do i submit the loss', 'Reportar Derrota'],
  ['ganamos y no ponen el resultado causa que hacemos', 'reporta'],
  ['nos robaron la partida donde protesto', 'reclam|administra'],
  ['walkover cuando es', 'presenta'],
  ['si borran un clan que pasa con los puntos del resto', 'elimina'],
  ['map pool', 'mapas'],
  // who is first, who would be
  ['who is number one', '{en 1 @ Allied Assault Etapa II}'],
  ['quienes pelean arriba', '{en 1 @ Allied Assault Etapa II}'],
  ['que significa unranked', 'No Rankeado'],
  [
    'si puelche le rompe el orto a vieja guardia en que puesto queda',
    'si puelche le gana',
    '{si gana Puelche / Vieja Guardia}',
  ],
  ['if barricada beats puelche what happens', 'si barricada le gana', '{si gana Barricada / Puelche}'],
  // playing
  ['me anda a los saltos el juego', 'fps|resolucion|config'],
  ['peak hours del server', 'hora'],
  ['está mi marido conectado ahora?', 'Tatán', 'Quiltro'],
  ['who is online', 'Trinchera Clanes #1'],
  ['Muy buenas tardes tenga usted', 'hola'],
  // what follows
  [['como creo un clan', 'y después cómo sumo gente'], 'invit'],
  [['cuantos hay que ser para un clan', 'ok y como lo creo'], 'Crear Nuevo Clan'],
  [['que es volute', 'y como lo dejo andando'], 'Volute', 'ruta'],
  [['quien es quiltro', 'juega con quien'], 'Quiltro'],
]
