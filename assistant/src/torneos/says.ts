/** Which torneo is meant, and not what is asked of it. */
export const whichOne =
  /\b(?:el |la |los |the )?(?:proxim[oa]s?|ultim[oa]s?|siguiente|next|last|latest|previous) (?:torneos?|copas?|campeonatos?|tournaments?|cup)\b|\b(?:torneos?|copas?|campeonatos?|tournaments?|cup) (?:que )?(?:viene|sigue|pasad[oa]|anterior)\b/
export const saysTorneo = /\b(?:torneos?|torneitos?|copas?|campeonatos?|tournaments?|cup)\b/
/** It is one of the outside: of another sport, game or country. */
const elsewhere =
  /\b(?:world|mundial|del mundo|america|libertadores|sudamericana|davis|uefa|champions|europa|chile|nacional|tenis|futbol|ajedrez|poker|lol|cs|valorant|dota|fifa)\b/
/** Of what a torneo is said to be: 'francos' of 'torneo de francos'. */
const kindSaid = /\b(?:torneo|copa|campeonato) (?:de|del) (?:l[oa]s? |el )?(\p{L}{4,})/u
/** What is said of any torneo so. */
const anyKind =
  /^(?:clan|clanes|equipos?|ladder|trinchera|sitio|pagina|comunidad|aqui|este|esta|hoy|ayer|manana|mes|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|verano|invierno|antes|ahora|nuevo|doble|eliminacion|juego|servidor|allied|spearhead|breakthrough)$/
/** Only a torneo has these. */
export const ofTorneosOnly =
  /\b(?:en|por|de) (?:la |el )?(?:(?:llave|cuadro|lado|bracket) (?:de )?)?(?:los )?(?:perdedores|ganadores)\b|\bquien(?:es)? (?:elimin(?:o|aron)|dej(?:o|aron) (?:a)?fuera|sac(?:o|aron)) a ·|\ba quien(?:es)? (?:elimin(?:o|aron)|dej(?:o|aron) (?:a)?fuera) ·|\bla semi\b|\bsemi (?:de|con|contra|entre)\b|\bplantel\b.*\binscri\w+|\binscri\w+.*\bplantel\b|\bobjet(?:ar|o|amos|a|an)\b|\b(?:la|las) llaves?\b(?! de acceso| usb)|\bbyes?\b|\b(?:de|la|en) reserva\b|\bdoble eliminacion\b|\ben (?:cuartos|semis|octavos)\b|\bsorte\w+ (?:de )?(?:las? |los )?(?:llaves?|grupos|cruces)\b|\bsemis\b|\bcuartos\b.*\bfinal\b|\bche(?:ck|k|c)(?:eo| ?in| in)\b|\bchequin\b|\bbrackets?\b|\bcabezas? de serie\b|\bsemi ?final(?:es|s)?\b|\bquarter ?finals?\b|\bcuartos de final\b|\bsubcampeon\b|\b(?:double|single) elimination\b|\b(?:las|los) (?:semillas|cabezas de serie)\b|\bque ronda (?:toca|viene|va|es|sigue)\b|\b(?:cambi\w+|modific\w+|editar) (?:el|mi|nuestro) plantel\b|\b(?:who|what|which|when|where|best)\b.*\b(?:in |is |s )?the (?:grand )?finals?$|\bquien(?:es)?\b.*\b(?:va|van|esta|estan) (?:en|a) (?:perdedores|ganadores)\b|\bhay (?:semis?|semifinal\w*)\b|^(?:hora|fecha|dia) (?:de )?(?:la )?semis?\b|\bsi\b.*\bpierd\w+\b.*\b(?:queda\w* (?:a)?fuera|elimin\w+)\b|\bperdedores ronda\b|\bronda \d (?:de )?(?:los )?(?:perdedores|ganadores)\b|\bmejor de cuant[oa]s\b.*\b(?:final|semi)\b|\bprizes?\b.*\b(?:money|cash)\b|\bpremios? (?:en|de) (?:plata|dinero|lucas|efectivo)\b/
/** A torneo has these, and so may an etapa where one is named. */
export const ofTorneosWithoutEtapa =
  /\b(?:la|gran) final\b|\b(?:el|los) (?:ultimo )?campeon(?:es)?\b|\binscrit[oa]s\b|\bcupos?\b|^(?!.*\b(?:ladder|etapa|temporada|liga|primer\w*|tabla|partida|stage|first)\b).*\b(?:(?:hay|dan|tienen|ofrecen|reparten) (?:algun |algunos )?premios?|(?:are there|any) (?:\w+ )?prizes?)(?: en plata| en dinero| acá| aca)?$/
/** All that a question says that goes on with what was asked before. */
export const onlyGoesOn =
  /^(?:(?:y|e|a|en|por|el|la|los|las|de|del|si|no|lo|que|q|quien|quienes|cual|cuales|son|es|era|eran|hago|hacemos|hace|hacen|cuanto|cuantos|salieron|quedaron|fue|fueron|hora|cuando|dia|ahi|este|ese|and|who|which|are|they|what|if|not|we|don|t|how|many)(?: |$))*$/

/** A torneo that none of the site's is: of another sport, or of a kind that none of them has in its name. */
export function isOfAnother(text: string): boolean {
  const kind = kindSaid.exec(text)?.[1]
  return elsewhere.test(text) || (kind !== undefined && !anyKind.test(kind))
}

/** Whether the own clan is in one. */
export const ownSaid = /\b(?:mi clan|nuestro clan|estamos|mi equipo|my clan|our clan|are we|am i|my team)\b/
/** Who is ahead, and not only who is still in. */
export const aheadAsked = /\b(?:gan(?:ando|a)|primero|mejor|punter\w+|arriba|leading|winning|ahead)\b/
/** Of how many a side it is, besides when. */
export const asksSize =
  /\bde (?:a )?cuant[oa]s?\b|\bcuant[oa]s (?:por|contra|jugadores)\b|\b(?:formato|como se juega|de que es)\b/
/** Against whom, or when, asked of the clan that was told. */
export const nextOfClan =
  /^(?:y )?(?:(?:contra|con) quien(?:es)?|a que hora|cuando|que dia)(?: (?:es|juegan?|les? toca|va|van))?$/

/** 'por cuánto', 'ante quién', of who won a torneo. */
export const asksFinal =
  /^(?:y |e )?(?:(?:por|a) cuant\w+(?: mapas| rondas)?|cuanto(?= (?:salio|quedo|fue|termino))|(?:ante|contra|con|a) quien(?: (?:la|lo|le|se la|se lo))?|en que (?:quedo|termino)|como (?:salio|quedo|termino))(?: (?:fue|era|gano|ganaron|gana|quedo|salio|termino|en la final|la final|final|jugo|jugaron))*$|^(?:y |and )?(?:who did (?:they|it|he) beat|against who\w*|by how (?:much|many)|what was the (?:final )?score|how did (?:the final|it) (?:end|go))(?: (?:in|of) (?:the )?final)?$/

/** It is of where something was written or is shown, and not of the torneo. */
export const ofWriting =
  /\b(?:foros?|temas?|hilos?|anuncios?|noticias?|comentarios?|stream\w*|transmi\w+|twitch|posts?|forum|announcements?|medallas?|logros?)\b/

/** It is of the ladder, or of retos, and of no torneo that was told before. */
export const ofLadder =
  /\b(?:ladder|etapas?|tabla|ranking|retos?|racha|temporada|challenges?|stages?|servidor(?:es)?|stream\w*)\b/
/** How organisers do it. */
export const ofOrganising =
  /\bcomo (?:se )?(?:cierro|cierra|armo|arma|creo|crea|publico|publica|sorteo|sortea|edito|edita|borro|borra|cancelo|cancela|parto|inicio|inicia)\b/
