import { rivalsToReach } from '../answers/climb'
import { bestPlace, neighbours, place } from '../answers/places'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** Where a clan stands. */
export const places: readonly Intent[] = [
  {
    id: 'puesto',
    ask: asks.puesto,
    uses: ['quien', 'etapa'],
    needs: 1,
    answer: place,
    examples: `
      van bien o mal {clan}
      {clan} va bien o mal
      {clan} van bien o mal este torneo
      cuanto han subido {clan}
      cuanto han bajado {clan}
      cuanto subio {clan}
      donde esta parado {clan}
      en que anda {clan} en el ladder
      como le va al clan {clan}
      como andan {clan}
      como anda el clan {clan}
      como vienen {clan}
      como le ha ido al clan {?}
      como va el clan {?}
      como van los {?}
      estan arriba {clan}
      estan ultimos {clan}
      va ganando {clan}
      ha subido {clan}
      cuanto ha subido {clan}
      cuanto ha bajado {clan}
      {clan} sigue ultimo
      sigue ultimo {clan}
      {clan} va ultimo
      {clan} sigue primero
      en que lugar se ubica {clan}
      donde se ubica {clan}
      que numero es {clan} en la tabla
      van arriba o abajo {clan}
      sigue primero {clan}
      siguen segundos {clan}
      todavia va primero {clan}
      va primero {clan}
      va ultimo {clan}
      {clan} va primero
      {clan} lugar
      que lugar es {clan}
      en que puesto anda {clan}
      puesto actual de {clan} en {juego}
      a que puesto bajo {clan}
      cuantos puestos subio {clan}
      en que posicion se encuentra {clan}
      cual es la posicion del clan {clan}
      como van los {clan}
      que tal va {clan}
      a cuanto esta {clan} del primero
      {clan} en que esta
      como vamos los de {clan}
      como van los de {clan}
      en que puesto va {?}
      en que puesto va el clan {?}
      puesto de {?}
      ranking de {?}
      subio o bajo {clan}
      {clan} subio de puesto
      bajo de puesto {clan}
      como le ha ido a {clan} en la tabla
      en que puesto va {quien}
      en que puesto estan {clan}
      que puesto tiene {quien}
      que lugar ocupa {clan} en la tabla
      en que lugar va {clan}
      como va {clan}
      como van {clan} en el ladder
      como esta {clan} en {juego}
      posicion de {clan}
      posicion actual de {quien} en la {etapa}
      ranking de {clan}
      {clan} ranking
      {quien} puesto
      puesto de {clan} en {juego}
      cual es el puesto de {clan}
      donde esta {clan} en el ranking
      donde va {clan}
      y {clan} como va
      numero cuanto es {clan}
      en que posicion quedo {clan} en la {etapa}
      como quedo {clan} en la {etapa}
      en que puesto termino {clan}
      en que puesto van
      en que puesto va mi clan
      va bien {clan} en la tabla
      a que altura de la tabla anda {clan}
      esta rankeado {clan}
      porque {clan} no tiene puesto
      porque {clan} no aparece en el ranking
      porque {clan} no esta rankeado
      como le va a {quien} en {juego}
      {clan} puesto
      puesto {clan}
      y {clan} en que puesto
      {clan} posicion
      lugar de {quien} en {etapa}`,
  },
  {
    id: 'mejor-puesto',
    ask: '¿Cuál ha sido el mejor puesto de {quien}?',
    uses: ['quien', 'etapa'],
    needs: 1,
    about: 'clan',
    answer: bestPlace,
    examples: `
      cual es el mejor puesto que ha tenido {clan}
      peak de {clan}
      lo mejor que ha hecho {clan}
      lo mas arriba que ha estado {clan}
      ha sido primero {clan}
      ha estado primero {clan}
      {clan} mejor puesto
      maximo de {clan}
      tope de {clan}
      lo mas alto que estuvo {clan}
      el maximo puesto de {clan}
      cual fue el maximo de {clan}
      que tan alto llego {clan}
      mejor momento de {clan}
      record de puesto de {clan}
      cual ha sido el mejor puesto de {clan}
      cual es la mejor posicion que ha tenido {quien}
      puesto maximo de {quien}
      el puesto maximo de {clan}
      cual es su mejor puesto
      cual es el mejor puesto que ha tenido {quien}
      mejor puesto historico de {clan}
      que tan arriba ha llegado {clan}
      mejor posicion de {clan}
      cual fue el mejor lugar que tuvo {clan}
      {clan} ha sido primero alguna vez
      mejor ranking de {quien}
      hasta que puesto llego {clan}
      alguna vez {clan} fue primero`,
  },
  {
    id: 'vecinos',
    ask: '¿Quién está arriba y abajo de {quien}?',
    uses: ['quien', 'etapa'],
    needs: 1,
    about: 'clan',
    answer: neighbours,
    examples: `
      a quien debe pasar {clan}
      a quien tiene que pasar {clan}
      a quien persigue {clan}
      a quien sigue {clan}
      con quien pelea el puesto {clan}
      despues de quien va {clan}
      entre quienes esta {clan}
      que clanes tiene cerca {clan}
      quien persigue a {clan}
      quien viene pegado a {clan}
      quienes rodean a {clan}
      vecinos de {clan}
      vecinos de {clan} en la tabla
      los de abajo de {clan}
      y quien esta abajo
      y quien va arriba
      quien le pisa los talones a {clan}
      quienes estan sobre {clan}
      quienes estan arriba de {clan}
      que clanes estan sobre {clan}
      quien esta cerca de {clan}
      quien esta al lado de {clan} en la tabla
      a cuanto esta {clan} de {clan}
      cuantos puestos hay entre {clan} y {clan}
      quien esta pisandole los talones a {clan}
      quien esta arriba de {clan}
      quien esta abajo de {clan} en la tabla
      quien va delante de {clan}
      quien le sigue a {clan}
      quien viene atras de {clan}
      que clan esta justo encima de {clan}
      a quien tiene {clan} debajo
      quien va despues de {clan}
      quien va antes de {clan} en el ranking`,
  },
  {
    id: 'a-quien-ganar',
    ask: '¿A quién le tiene que ganar {quien} para subir?',
    uses: ['quien', 'etapa', 'numero'],
    needs: 1,
    about: 'clan',
    answer: rivalsToReach,
    examples: `
      a quien tiene que ganarle {clan} para subir
      a quien le tiene que ganar {clan} para llegar al primer lugar
      a quien le tiene que ganar {clan} para llegar al puesto {numero}
      a quien debe ganarle {clan} para llegar al {numero}
      con quien tiene que jugar {clan} para subir
      con quien le conviene jugar a {clan}
      contra quien tiene que jugar {clan} para ser primero
      contra quien le conviene jugar a {clan}
      que rival le conviene a {clan}
      que necesita {clan} para ser primero
      que necesita {clan} para quedar {numero}
      que tiene que hacer {clan} para llegar al top 5
      que le falta a {clan} para llegar al top 5
      cuanto le falta a {clan} para llegar al podio
      cuantas tiene que ganar {clan} para ser primero
      como llega {clan} al primer lugar
      como sube {clan}
      puede {clan} quedar primero
      alcanza a ser primero {clan}
      {clan} puede ser primero
      somos {clan} a quien tenemos que ganarle para subir
      soy de {clan} como llegamos al primer lugar`,
  },
]
