import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** One's own account. */
export const account: readonly Intent[] = [
  {
    id: 'registro', ask: '¿Cómo me registro?', uses: [], answer: statics.registro,
    examples: `
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
      como me uno a la comunidad`,
  },
  {
    id: 'recuperar', ask: '¿Cómo recupero mi contraseña?', uses: [], answer: statics.recuperar,
    examples: `
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
      contrasena incorrecta`,
  },
  {
    id: 'validar', ask: 'No me llega el correo de validación', uses: [], answer: statics.validar,
    examples: `
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
      como cambio mi contrasena
      quiero cambiar la clave
      cambiar password
      modificar mi contrasena
      donde cambio la clave
      poner otra contrasena
      cuantos caracteres debe tener la contrasena
      como cambio la pass`,
  },
  {
    id: 'editar-perfil', ask: '¿Cómo cambio mi nick o mi foto?', uses: [], answer: statics.editarPerfil,
    examples: `
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
      puedo cambiar mi correo
      como cambio mi correo
      cambiar el email de mi cuenta
      quiero poner otro mail
      ya no tengo acceso a mi correo
      perdi mi correo`,
  },
  {
    id: 'cerrar-cuenta', ask: '¿Cómo cierro mi cuenta?', uses: [], answer: statics.cerrarCuenta,
    examples: `
      como cierro mi cuenta
      como elimino mi cuenta
      borrar mi cuenta
      quiero borrar mi cuenta
      dar de baja mi cuenta
      darme de baja
      eliminar mi usuario
      que pasa si borro mi cuenta
      descargar mis datos
      que datos guardan de mi`,
  },
  {
    id: 'suspendido', ask: 'Me suspendieron, ¿qué hago?', uses: [], answer: statics.suspendido,
    examples: `
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
      alerta cuando se llene el servidor`,
  },
  {
    id: 'cerrar-sesion', ask: '¿Cómo cierro sesión?', uses: [], answer: statics.cerrarSesion,
    examples: `
      como cierro sesion
      cerrarsesion
      cerrarsesion en otro computador
      como salgo de mi cuenta
      como me deslogueo
      logout
      dejar mi cuenta cerrada en el ciber`,
  },
]
