import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** One's own account. */
export const account: readonly Intent[] = [
  {
    id: 'registro', ask: '¿Cómo me registro?', uses: [], answer: statics.registro,
    examples: `
      que pasos debo seguir para ser usuario del sitio
      mi hijo quiere inscribirse en la pagina
      mi hijo quiere inscribirse donde se hace
      formar parte del sitio como usuario
      quisiera ser usuario nuevamente
      es gratis inscribirse
      es gratis hacerse cuenta
      hay que pagar para registrarse
      inscribirse en la pagina
      hacerme cuenta
      hacerme una cuenta
      hacerse una cuenta
      como hacerme cuenta
      como hacerme una cuenta
      me quiero hacer cuenta
      me quiero inscribir en la pagina
      como me inscribo en la pagina
      como me inscribo aca
      como me inscribo en el sitio
      quiero ser parte
      quiero ser parte de la comunidad
      como me hago parte de la comunidad
      como me sumo a la comunidad
      como entro a la comunidad
      donde creo mi usuario
      como creo mi usuario
      crear usuario
      sacar cuenta
      sacar una cuenta
      abrir cuenta
      cuanto cuesta hacerse cuenta
      que nick puedo poner
      que me piden para registrarme
      sign up
      how do i register
      create account
      register
      no me deja registrarme
      no me deja crear la cuenta
      error al registrarme
      no puedo crear cuenta
      quiero hacerme una cuenta
      como me hago una cuenta
      donde me hago cuenta
      inscribirme
      me quiero registrar
      registrarme
      es gratis registrarse
      que datos piden para registrarse
      no puedo registrarme
      me dice que el correo ya existe
      el nick ya esta ocupado
      como me registro
      como creo una cuenta
      donde me registro
      quiero registrarme
      hacer una cuenta
      crear cuenta
      como me hago usuario
      donde me inscribo en la pagina
      no tengo cuenta
      soy nuevo como me inscribo
      abrir una cuenta
      que necesito para registrarme
      registro
      como me uno a la pagina
      crear un usuario
      crear user
      como me uno a la comunidad`,
  },
  {
    id: 'recuperar', ask: '¿Cómo recupero mi contraseña?', uses: [], answer: statics.recuperar,
    examples: `
      olvide el usuario
      olvide mi usuario
      el link para poner contrasena nueva sale vencido
      el enlace de la clave nueva esta vencido
      el link que me mandaron para la clave no sirve
      el link de recuperar me sale vencido
      se vencio el enlace para cambiar la clave
      no me acuerdo de mi usuario
      no me acuerdo de mi nick
      se me fue la clave
      se me borro la clave
      que hago si olvide la clave
      no recuerdo la clave
      me olvide de la contrasena
      olvide la pass
      perdi la contrasena
      no tengo mi clave
      como saco otra clave
      no se con que clave me registre
      hace anos que no entro y no se la clave
      donde recupero la clave
      donde recupero mi cuenta
      link para recuperar la clave
      i forgot my password
      forgot password
      lost my password
      reset password
      me bloquearon por poner mal la clave
      puse mal la clave muchas veces
      no acierto la clave
      se me perdio la clave
      no se mi clave
      perdi la clave
      no me llega el correo de recuperacion
      me olvide
      mi contrasena no funciona
      clave incorrecta
      el link para cambiar la clave vencio
      como recupero mi contrasena
      olvide mi contrasena
      se me olvido la clave
      no me acuerdo de la clave
      perdi mi contrasena
      recuperar cuenta
      recuperar clave
      resetear contrasena
      no recuerdo mi password
      no me llega el correo para recuperar la clave
      como restablezco la clave
      no me acuerdo la contrasena
      nomeacuerdo la clave
      no recuerdo mi clave
      contrasena incorrecta`,
  },
  {
    id: 'validar', ask: 'No me llega el correo de validación', uses: [], answer: statics.validar,
    examples: `
      no me llega ni al spam
      no me llega ni al correo no deseado
      que pasa si no valido
      que pasa si no valido mi cuenta
      hay que validar la cuenta si o si
      se puede entrar sin validar
      me sale que tengo que validar
      tengo que validar
      me pide validar
      me pide validar la cuenta
      me pide validar el correo
      como se valida
      que hago con el correo de validacion
      me registre y no me llega nada
      me registre y no llego el correo
      me inscribi y no llega el mail
      no me llega el link
      nunca me llego el correo
      hace rato que espero el correo
      no llega el codigo al correo
      se me paso el plazo para validar
      el enlace ya no sirve
      el link del correo no funciona
      mandenme otra vez el correo de validacion
      no llega nada al correo
      no me llega nada
      no ha llegado el mail
      cuanto demora en llegar el correo
      demora mucho el correo
      cuanto tarda el mail de validacion
      el link para validar me dice vencido
      el link esta vencido
      mandame de nuevo el correo
      no encuentro el correo
      no me aparece el correo
      me falta validar
      validar
      activar cuenta
      como confirmo mi correo
      token vencido
      no me llega el correo de validacion
      no me llego el correo
      no me llega el mail
      como valido mi cuenta
      como activo mi cuenta
      cuenta no validada
      me dice que valide la cuenta
      reenviar correo de validacion
      el link de validacion vencio
      como verifico mi correo
      donde valido mi cuenta
      que es validar la cuenta
      el correo de confirmacion no llega`,
  },
  {
    id: 'no-puedo-entrar', ask: 'No puedo entrar a mi cuenta', uses: [], answer: statics.noEntra,
    examples: `
      pongo mis datos y me rebota
      pongo mis datos y no pasa
      me rebota el login
      ingreso mis datos y me los rechaza
      no me deja entrar a la cuenta
      no me deja iniciar
      la pagina me bota
      me bota la sesion
      se me cierra la sesion sola
      a cada rato me pide entrar
      me pide entrar de nuevo
      pongo mi clave y no entra
      pongo bien la clave y no entra
      me dice que los datos estan malos
      usuario o contrasena incorrectos
      donde entro
      donde se inicia sesion
      donde pongo mi usuario
      como me logueo
      con que me logueo
      con el nick o con el correo
      entro con el nick o el correo
      ya tengo cuenta como entro
      i cant log in
      cant login
      login problem
      no logro entrar
      no logro ingresar
      no consigo entrar
      imposible entrar
      no puedo entrar
      no me deja
      no entra
      se me bloqueo la cuenta
      me dice demasiados intentos
      cuenta bloqueada
      iniciar sesion
      login
      donde me logueo
      error al iniciar sesion
      no carga mi cuenta
      no puedo entrar a mi cuenta
      no puedo iniciar sesion
      no me deja entrar
      no me deja loguearme
      no puedo ingresar a la pagina
      tengo problemas con mi cuenta
      problemas para entrar
      como entro a mi cuenta
      como inicio sesion
      donde inicio sesion
      me sale error al entrar
      no me reconoce el usuario
      la pagina no me deja entrar
      se me cerro la sesion
      me saca de la cuenta`,
  },
  {
    id: 'cambiar-clave', ask: '¿Cómo cambio mi contraseña?', uses: [], answer: statics.cambiarClave,
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
    id: 'editar-perfil', ask: '¿Cómo cambio mi nick o mi foto?', uses: [], answer: statics.editarPerfil,
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
    id: 'mi-canal', ask: '¿Cómo agrego mi canal?', uses: [], answer: statics.miCanal,
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
    id: 'cambiar-correo', ask: '¿Puedo cambiar mi correo?', uses: [], answer: statics.cambiarCorreo,
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
  {
    id: 'cerrar-cuenta', ask: '¿Cómo cierro mi cuenta?', uses: [], answer: statics.cerrarCuenta,
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
    id: 'suspendido', ask: 'Me suspendieron, ¿qué hago?', uses: [], answer: statics.suspendido,
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
    id: 'google', ask: '¿Puedo entrar con Google?', uses: [], answer: statics.google,
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
    id: 'avisos', ask: '¿Cómo elijo mis avisos?', uses: [], answer: statics.avisos,
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
    id: 'cerrar-sesion', ask: '¿Cómo cierro sesión?', uses: [], answer: statics.cerrarSesion,
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
