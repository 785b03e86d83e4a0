import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** What one changes of one's account. */
export const profile: readonly Intent[] = [
  {
    id: 'cambiar-clave',
    ask: '¿Cómo cambio mi contraseña?',
    uses: [],
    answer: statics.cambiarClave,
    examples: `
      mi hermano sabe mi clave y quiero ponerle otra
      alguien sabe mi clave quiero ponerle otra
      mudar mi contrasena
      cambio de clave
      cambiar clave
      cambiar contrasena
      cambiar mi clave
      donde se cambia la clave
      donde cambio la contrasena
      quiero poner otra clave
      quiero cambiar mi contrasena por otra
      mi clave es muy facil quiero otra
      como pongo una clave mas segura
      change password
      how do i change my password
      poner una contrasena nueva
      actualizar mi contrasena
      quiero otra contrasena
      renovar la clave
      como cambio mi contrasena
      quiero cambiar la clave
      cambiar password
      modificar mi contrasena
      donde cambio la clave
      poner otra contrasena
      como cambio la pass`,
  },
  {
    id: 'editar-perfil',
    ask: '¿Cómo cambio mi nick o mi foto?',
    uses: [],
    answer: statics.editarPerfil,
    examples: `
      como cambio la foto que sale al lado de mi nombre
      la fotito que sale al lado del nick
      la imagen que aparece junto a mi nombre
      me equivoque al escribir mi nick
      escribi mal mi nick
      se puede cambiar el nick
      se puede cambiar el nick me aburri del mio
      me aburri de mi nick
      quiero otro nick
      puedo ponerme otro nick
      mi nick quedo mal escrito
      puse mal mi nick
      quiero corregir mi nick
      cambiar mi foto de perfil
      quiero cambiar mi foto de perfil
      y la foto
      como cambio la foto
      como pongo foto
      como me pongo foto
      donde subo mi foto
      donde cambio mi nombre
      donde cambio mi nick
      cambiar mi nombre
      cambiar nombre de usuario
      cambiar de nick
      cambiar mi avatar
      cambiar mi imagen
      cambiar imagen de perfil
      subir foto
      subir una imagen
      quiero otra foto
      mi foto sale mal
      mi foto no carga
      como edito mi perfil
      donde edito mi perfil
      actualizar mis datos
      poner mi id de volute
      agregar mi volute
      quiero cambiarme de nombre
      me quiero cambiar el nombre
      cuantas veces me puedo cambiar el nick
      puedo cambiar mi nick
      puedo cambiar el nick las veces que quiera
      change my nick
      change my name
      change my avatar
      quiero un nick distinto
      quiero otro nombre de usuario
      quiero llamarme de otra forma
      como me cambio el nombre
      cambiarme el nombre
      me puedo cambiar el nick
      como saco mi foto
      borrar mi foto
      quitar mi foto
      donde pongo mi volute
      donde pongo mi volute en mi perfil
      agregar volute a mi cuenta
      cambiar nick
      cambiar foto
      cambiar mi nick
      quiero otro nick
      ponerme otro nombre
      cambiar avatar
      actualizar mi perfil
      como cambio mi nick
      cambiar mi nombre de usuario
      quiero cambiarme el nick
      como cambio mi foto
      cambiar foto de perfil
      poner una foto
      como subo mi avatar
      editar mi perfil
      modificar mis datos
      donde edito mi cuenta
      como pongo mi id de volute
      cambiar mis datos
      donde esta mi cuenta
      mi cuenta
      micuenta
      como cambio mi imagen`,
  },
  {
    id: 'mi-canal',
    ask: '¿Cómo agrego mi canal?',
    uses: [],
    answer: statics.miCanal,
    examples: `
      tengo un canal de youtube donde lo registro
      donde registro mi canal
      donde anoto mi canal de twitch
      quiero que mi directo salga en la pagina
      como salgo en streams
      como salgo en stream
      como aparezco en stream
      quiero que me vean en la pagina
      quiero transmitir
      quiero hacer stream
      voy a hacer stream como aparezco
      puse mi twitch y no salgo
      puse mi canal y no aparece
      no aparece mi stream
      no sale mi directo en la pagina
      agregar mi youtube
      donde pongo mi twitch
      donde pongo mi youtube
      sumar mi canal
      registrar mi canal
      mostrar mi canal
      add my twitch
      linkear mi youtube
      vincular mi twitch
      enlazar mi canal
      asociar mi canal
      conectar mi youtube
      quiero aparecer en streams
      como salgo en la pagina de streams
      tengo twitch
      poner twitch
      agregar twitch
      agregar youtube
      soy streamer
      como agrego mi canal
      como pongo mi twitch
      como agrego mi youtube
      quiero que salga mi stream
      como aparezco en los streams
      como conecto mi twitch con la pagina
      agregar mi canal de stream
      soy streamer como salgo en la pagina
      como hago para que mi directo aparezca
      poner mi canal en mi perfil`,
  },
  {
    id: 'cambiar-correo',
    ask: '¿Puedo cambiar mi correo?',
    uses: [],
    answer: statics.cambiarCorreo,
    examples: `
      el mail con el que me registre ya no existe puedo poner otro
      mi correo de registro ya no existe puedo poner uno distinto
      el correo que di era de la empresa y cerro puedo poner otro
      quiero cambiar el mail
      cambiar mi correo
      cambiar mi mail
      como se cambia el correo
      donde cambio el correo
      donde cambio mi mail
      modificar mi correo
      poner otro correo
      tengo un correo nuevo
      quiero usar otro correo
      quiero actualizar el mail de mi cuenta
      change my email
      cambiar mail
      cambiar correo
      cambie de correo
      tengo otro correo
      actualizar mi correo
      puedo cambiar mi correo
      como cambio mi correo
      cambiar el email de mi cuenta
      quiero poner otro mail`,
  },
]
