/** Words of everyday talk around a question, which say nothing of its subject: by their stem, so that every form of them counts. */
export const neutralWords: readonly string[] = `
  abrir acabo aclarar acordarse acostumbrar adivinar adulto afuera agarrar alcanzar alguien amiga anduve animar anterior apenas aparte apretar apurado aprovechar arriba aburrido
  atento avisar bajon barato basta boton buscar caber cachar cambiaron cantidad capaz caso cerca charlar chica chico claro clase colega comenzar completo comprar computador comun
  conmigo conseguir conservar considerar contar contigo continuar convenir correcto corto creer cualquier cuenten curioso decidir definir demorar derecho detalle
  dificil disponible distinto doble durante edad ejemplo empezar empece enojar ensenar entender entero entretenido enviar equivocado error escribir escuchar
  especial esposa estupendo exacto experiencia extranar facil falta faltar familia fecha feliz fijar fijo firme forma fuerte fuera funcion gastar grave guardar hablen hallar
  harto hermana hijo hijos hombre honesto idea igualmente imaginar importa importante imposible informar intentar interesa interesante invierno izquierda joven junto
  juntos largo lata leer lejos lento libre lindo llegar loco locos lograr luego lunes martes miercoles jueves viernes sabado domingo mami manera mandar marido mayoria media
  mensaje mente mitad modo montar mostrar mover mujer nacional natural necesario noche normal nota notar obvio ocurrir ocupado ocupar ofrecer olvidado onda opcion orden
  pagina pana papa papi parar parecer parte participar pasada pedir pega pensar pequeno permitir persona personas pesado pichanga pillar plan poner posible practicar
  preferir pregunta preocupar preparar presentar prestado primo probar producto prometer pronto propio proximo publico punto quedar querer queria rapido
  raro razon recibir reciente reconocer recordar relacion repetir resolver responder respuesta resto revisar rico ruido sacar seguro semana senal sentir
  separar serio servir siguiente silencio simple sistema situacion sobrar solo solucion sonar sorpresa subido suceder suerte suficiente sugerir super supongo tamano tampoco
  tarde tema tener terminar tipo tirar tocar tomar trabajar traer tranquilo tratar usar usarse uso util vacaciones varias veces venir verano verdad vida
  viejo viejos visitar vista vivir voluntad vuelta zona alguna ultimamente siquiera supuesto supongamos imaginemos digamos tendria seria quedaria pasaria podria
  hartos harta cualquiera bakan weno sera acaso ojala tincar aburrio pilla pasen llegue puse pusieron dijeron dijo hizo hicieron vimos vieron hablaron
`.trim().split(/\s+/)
