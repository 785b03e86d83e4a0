import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** How an account is closed, suspended, told and left. */
export const accountState: readonly Intent[] = [
  {
    id: 'cerrar-cuenta',
    ask: '¿Cómo cierro mi cuenta?',
    uses: [],
    answer: statics.cerrarCuenta,
    examples: `
      salirme de la pagina para siempre
      quiero salirme de la pagina
      irme de la pagina
      irme de la comunidad para siempre
      quiero irme para siempre
      si elimino mi cuenta se borra todo
      puedo volver despues de cerrar mi cuenta
      puedo recuperar una cuenta cerrada
      eliminar mi perfil
      borrar mi perfil
      quiero que borren mis datos
      saquenme de la pagina
      delete my account
      como bajo mis datos
      como descargo mis datos
      copia de mis datos
      desactivar mi cuenta
      desactivar cuenta
      congelar mi cuenta
      suspender mi propia cuenta
      como me borro
      borrarme
      quiero borrarme
      como me elimino
      quiero darme de baja
      borrar cuenta
      eliminar cuenta
      cerrar cuenta
      ya no quiero estar aca
      borrenme
      que hacen con mis datos
      privacidad
      como cierro mi cuenta
      como elimino mi cuenta
      borrar mi cuenta
      quiero borrar mi cuenta
      dar de baja mi cuenta
      darme de baja
      eliminar mi usuario
      descargar mis datos
      que datos guardan de mi`,
  },
  {
    id: 'suspendido',
    ask: 'Me suspendieron, ¿qué hago?',
    uses: [],
    answer: statics.suspendido,
    examples: `
      estoy suspendido que hago
      me suspendieron sin razon
      me banearon sin razon
      me banearon injustamente
      por que me suspendieron
      cuanto me dura el ban
      hasta cuando dura mi ban
      cuando se acaba mi suspension
      cuando termina mi castigo
      me pueden perdonar el ban
      me levantan el ban
      me sacan la suspension
      como reclamo mi suspension
      tengo la cuenta suspendida
      quien me suspendio
      i got banned
      why am i banned
      quien me puede desbanear
      me pueden desbanear
      como me desbaneo
      me banearon por que
      me suspendieron la cuenta
      hasta cuando estoy suspendido
      por que estoy suspendido
      apelar mi suspension
      me sancionaron
      me suspendieron que hago
      me banearon
      mi cuenta esta suspendida
      por que me banearon
      estoy baneado
      como apelo un ban
      cuanto dura mi suspension
      me sale cuenta suspendida
      no me deja comentar estoy suspendido
      como me sacan el ban`,
  },
  {
    id: 'google',
    ask: '¿Puedo entrar con Google?',
    uses: [],
    answer: statics.google,
    examples: `
      se puede con google
      entrar con cuenta google
      me registre con google y no tengo clave
      entre con google y no tengo contrasena
      unir mi cuenta con google
      vincular google
      conectar google
      con mi gmail puedo entrar
      puedo entrar con gmail
      puedo entrar con mi cuenta de gmail
      se puede entrar con gmail
      entrar con gmail
      entrar con el correo de google
      no me aparece el boton de google
      no sale google
      el boton de google no funciona
      tengo cuenta de google
      entrar por google
      google
      puedo entrar con google
      como entro con google
      iniciar sesion con google
      se puede usar google para entrar
      entrar con mi cuenta de google
      registrarme con google
      boton de google
      puedo usar mi gmail para entrar`,
  },
  {
    id: 'avisos',
    ask: '¿Cómo elijo mis avisos?',
    uses: [],
    answer: statics.avisos,
    examples: `
      que no me manden correos
      no me manden mas correos
      dejen de mandarme correos
      me mandan muchos correos
      no quiero que me manden mails
      apagar notificaciones
      apagar los avisos
      quitar los avisos
      prender avisos
      como prendo los avisos
      quiero avisos cuando juegue mi clan
      avisame cuando haya gente en el server
      que me avise cuando hay gente
      puedo pedir que me avise cuando se llene
      me puede llegar un aviso cuando juegan
      como me entero de las partidas de mi clan
      como me entero de los torneos
      como me entero de las novedades
      no me llegan los avisos
      no me llegan las notificaciones
      donde estan mis avisos
      la campana de la pagina
      para que es la campanita
      avisos por correo
      me llego un correo raro de ustedes
      no quiero mas correos
      dejar de recibir correos
      como me desuscribo
      que no me lleguen correos
      activar notificaciones
      quiero que me avisen
      me pueden avisar
      avisame cuando
      configurar avisos
      como elijo mis avisos
      como desactivo las notificaciones
      como activo los avisos
      me llegan muchos correos
      como me aviso cuando haya gente en el servidor
      avisenme cuando haya gente jugando
      puedo recibir avisos
      donde veo mis notificaciones
      quiero que me avise cuando me inviten
      notificaciones
      apagar las notificaciones
      apagar notis
      silenciar notis
      muchas notis
      alerta cuando se llene el servidor`,
  },
  {
    id: 'cerrar-sesion',
    ask: '¿Cómo cierro sesión?',
    uses: [],
    answer: statics.cerrarSesion,
    examples: `
      cerrar mi cuenta en el ciber
      deje abierta mi cuenta en otro lado
      deje la sesion abierta
      deje abierta la sesion en otro pc
      como salgo de la pagina
      salir de la cuenta
      donde esta cerrar sesion
      quiero cerrar sesion
      cerrar sesion en todas partes
      log out
      desloguearme
      desloguear
      salir de la sesion
      como cierro sesion
      cerrarsesion
      cerrarsesion en otro computador
      como salgo de mi cuenta
      como me deslogueo
      logout
      dejar mi cuenta cerrada en el ciber`,
  },
]
