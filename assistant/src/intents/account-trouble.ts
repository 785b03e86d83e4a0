import { hacked, linkDiscord, mailMistyped, mailOutOfReach, mine, nameLength } from '../answers/own-account'
import type { Intent } from '../intent'

/** What goes wrong with one's own account, and what its fields take. */
export const accountTrouble: readonly Intent[] = [
  {
    id: 'cuenta-hackeada',
    ask: 'Entraron a mi cuenta, ¿qué hago?',
    uses: [],
    answer: hacked,
    examples: `
      mi cuenta la tiene otro
      mi cuenta la tiene otro loco
      otro loco tiene mi cuenta
      un hacker me robo la cuenta
      un hacker entro a mi cuenta
      le di mi clave a un compadre
      le di mi clave a alguien
      le pase mi clave a un amigo
      le preste mi cuenta y me la robo
      me hackearon la cuenta
      me hackearon
      me hackearon la cuenta parece
      hackearon mi cuenta
      alguien entro a mi cuenta
      alguien entro con mi usuario
      alguien esta usando mi cuenta
      alguien mas entra a mi cuenta
      alguien se metio a mi cuenta
      se metieron a mi cuenta
      entraron a mi cuenta
      entraron con mi cuenta y cambiaron todo
      me robaron la cuenta
      me robaron el usuario
      me quitaron la cuenta
      me cambiaron la clave y no fui yo
      otro tiene mi contrasena
      otro sabe mi clave
      mi clave la sabe otro
      mi hermano se sabe mi clave
      creo que me robaron la clave
      estan usando mi nick en la pagina
      no fui yo el que entro
      le pase mi clave a alguien y ahora me arrepiento
      mi cuenta hizo cosas que yo no hice
      sospecho que entraron a mi cuenta
      deje mi cuenta abierta y alguien la uso
      me sacaron de mi cuenta
      me sacaron de mi propia cuenta
      me quitaron mi cuenta
      alguien reporto con mi cuenta`,
  },
  {
    id: 'sin-correo',
    ask: 'Perdí el acceso a mi correo',
    uses: [],
    answer: mailOutOfReach,
    examples: `
      no tengo el correo con que me inscribi
      me inscribi con un correo que ya no tengo
      me inscribi con el correo del trabajo y ya no trabajo ahi
      me registre con un correo que ya no uso
      el correo con que me registre ya no lo tengo
      ya no tengo acceso a mi correo
      ya no tengo acceso a ese correo
      no tengo acceso al correo con que me registre
      perdi el acceso a mi correo
      perdi mi correo
      ya no uso ese correo
      ya no uso ese mail y no me acuerdo de la clave
      ya no existe ese correo
      ese correo ya no existe
      mi correo viejo ya no existe
      me cerraron el correo
      me cerraron el hotmail
      el correo era del trabajo y ya no lo tengo
      no puedo entrar al correo que puse
      no puedo entrar a mi correo
      no puedo abrir mi correo viejo
      no recuerdo con que correo me registre
      no me acuerdo con que correo me registre
      olvide con que mail me registre
      no se que correo puse
      con que correo estoy registrado
      no me acuerdo ni del correo ni de la clave
      olvide el correo y la clave
      se me olvido la clave y tambien el correo
      no tengo el correo antiguo y se me olvido la clave`,
  },
  {
    id: 'correo-mal',
    ask: 'Puse mal mi correo al registrarme',
    uses: [],
    answer: mailMistyped,
    examples: `
      puse mal mi correo al registrarme
      puse mal el correo
      puse mal el mail
      el correo que puse estaba malo al registrarme
      el correo que puse esta malo
      escribi mal el correo
      escribi mal mi mail en el registro
      me equivoque de correo al registrarme
      me equivoque al poner el correo
      me equivoque en el mail
      me registre con un correo equivocado
      me registre con el correo malo
      me registre con un correo que no existe
      me falto una letra en el correo
      el correo quedo mal escrito
      mi correo esta mal escrito
      mi cuenta tiene el correo malo
      tengo el correo malo en la cuenta
      corregir el correo con que me registre
      como corrijo el correo del registro
      me inscribi con otro correo sin querer
      el email de mi cuenta esta malo`,
  },
  {
    id: 'largo-nombre',
    ask: '¿Cuántas letras puede tener mi nick?',
    uses: ['numero'],
    answer: nameLength,
    examples: `
      cuanto mide el tag
      cuantas letras acepta el tag
      cuantos caracteres lleva el tag
      de cuantos caracteres es el tag
      y el tag de cuantas letras
      que largo puede tener el tag
      tamano del tag
      limite de letras del tag
      cuantos caracteres tiene el nombre de un clan
      que tan largo puede ser el tag
      puedo ponerle un tag de {numero} letras
      mi tag no cabe
      el tag es muy largo
      el nombre de mi clan no cabe
      largo de un tag
      cuanto es el largo del tag
      de que largo es el tag
      largo maximo del tag
      largo minimo del tag
      el nick tiene maximo
      el nick tiene limite
      el nick tiene minimo
      cuanto puede medir el tag
      de cuantas letras es el tag
      el tag de cuantas letras
      cuantas letras lleva el tag
      cuantas letras puede tener el tag
      largo del tag
      tag de cuantas letras puede ser
      maximo de letras del tag
      puedo poner un tag de {numero} letras
      largo maximo del nombre del clan
      cuantas letras puede tener el nombre del clan
      cuantos caracteres puede tener el nombre del clan
      cuanto puede medir el nombre del clan
      el nombre del clan tiene limite de letras
      cuantas letras puede tener mi nick
      cuantas letras puede tener el nick
      de cuantas letras es el nick
      de cuantas letras puede ser mi nombre de usuario
      cuantos caracteres puede tener el nick
      cuantos caracteres lleva el nombre de usuario
      cuantos caracteres acepta el nick
      cuanto mide el nombre de usuario maximo
      cuanto puede medir el nick
      largo del nick
      largo maximo del nombre de usuario
      largo minimo del nick
      el nick cuantas letras aguanta
      minimo de letras para el nick
      maximo de letras del nick
      limite de caracteres del nick
      limite del nombre de usuario
      hasta cuantas letras puede tener mi usuario
      mi nick es muy largo
      mi nick es muy corto
      no me deja poner un nick tan largo
      no me acepta el nick por corto
      puedo usar un nick de dos letras
      puedo usar un nick de {numero} letras
      cuantos caracteres debe tener la contrasena
      cuantas letras lleva la clave
      que largo tiene que tener la contrasena
      minimo de caracteres de la clave`,
  },
  {
    id: 'vincular-discord',
    ask: '¿Cómo vinculo mi Discord?',
    uses: [],
    answer: linkDiscord,
    examples: `
      quiero que el bot de discord me reconozca
      el bot de discord no me reconoce
      el bot de discord no sabe quien soy
      como le digo al bot de discord quien soy
      comandos del bot de discord
      que comandos tiene el bot de discord
      que hace el bot de discord
      donde pongo el codigo del discord
      donde escribo el codigo de discord
      como uso vincular
      como uso el comando vincular
      que hago con el codigo de discord
      discord en mi cuenta
      mi discord
      como vinculo mi discord
      como conecto mi discord
      como conecto mi discord con la pagina
      como enlazo mi discord
      como uno mi discord a mi cuenta
      como asocio mi discord
      como agrego mi discord a mi cuenta
      como pongo mi discord en mi perfil
      conectar discord
      vincular discord
      vincular mi discord a la cuenta
      linkear discord
      sincronizar discord
      desvincular discord
      como desvinculo mi discord
      como saco mi discord de la cuenta
      cambie de discord como lo cambio en mi cuenta
      codigo de discord
      donde saco el codigo de discord
      para que es el codigo de discord
      el codigo de discord no me funciona
      comando vincular
      para que sirve vincular discord
      como me da los roles el discord
      no me da el rol en discord
      quiero el rol de mi clan en discord
      ver mi cuenta desde discord
      aceptar invitaciones desde discord`,
  },
  {
    id: 'lo-mio',
    ask: '¿Dónde veo mis partidas?',
    uses: [],
    answer: mine,
    examples: `
      donde veo mis partidas
      donde estan mis partidas
      como veo mis partidas
      ver mis partidas
      mis partidas
      mi historial
      donde veo mi historial
      donde veo mis estadisticas
      como veo mis estadisticas
      mis estadisticas
      donde veo mis victorias
      donde veo mi record
      donde veo mi perfil
      como veo mi perfil
      ver mi perfil
      mi perfil
      donde veo mi cuenta
      donde veo mi clan
      como veo mi clan
      en que clan estoy
      que clan tengo
      como me ha ido
      cuando me registre
      quien soy
      sabes quien soy
      mi cuenta aparece sin clan
      ver mis derrotas
      donde salen mis derrotas
      mis derrotas y victorias
      quiero ver mis victorias
      mi perfil sale sin clan`,
  },
]
