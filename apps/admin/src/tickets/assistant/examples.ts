/** Example descriptions by language of the input, which can differ from the language of the page. */
export const examples = {
  en: [
    'Replaced the seal on pump 3 at Ridgeback 14-2H in Loving County, worked 7 to 3:30 pm, drove 6 to 7 am.',
    'Yesterday we swapped the packing at Mesquite 4-1H for Blue Mesa, from half past six to two in the afternoon.',
  ],
  es: [
    'Cambié el sello de la bomba 3 en Ridgeback 14-2H, condado de Loving, trabajé de 7 a 3:30 de la tarde, manejé de 6 a 7 de la mañana.',
    'Ayer cambiamos el empaque en Mesquite 4-1H para Blue Mesa, de las seis y media a las dos de la tarde.',
  ],
} as const;
