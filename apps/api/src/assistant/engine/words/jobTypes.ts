import { phrases } from '../tokens/phrases.ts';

/**
 * Beginnings of words with the same meaning in both languages, one list per concept. Entries that end in `$` match only
 * the complete word.
 */
export const jobTypeConcepts: readonly (readonly string[])[] = [
  ['test', 'prueb', 'prob'],
  ['repair', 'repar'],
  ['pump', 'bomb'],
  ['well$', 'wells$', 'pozo$', 'pozos$'],
  ['mainten', 'manten', 'maint'],
  ['swab', 'suab', 'piston'],
  ['coil', 'flexib'],
  ['tubing', 'tuber'],
  ['wireline'],
  ['instal'],
  ['inspec'],
  ['electric'],
  ['prevent'],
  ['weld', 'solda'],
  ['clean', 'limpi'],
  ['calibr'],
  ['cement'],
  ['frac', 'fractur'],
  ['replac', 'reempl'],
  ['compress', 'compres'],
  ['technic', 'tecnic'],
  ['superv'],
  ['special', 'especial'],
  ['haul', 'acarre'],
  ['operat', 'operad'],
  ['senior'],
  ['field', 'campo'],
  ['safety', 'segurid'],
  ['train', 'capacit'],
  ['rig$', 'rigs$', 'rigging$'],
  ['flowback', 'flujo'],
  ['measur', 'medic'],
  ['automat'],
  ['valve', 'valvul'],
  ['tank', 'tanqu'],
  ['pipeline', 'ducto'],
  ['chemical', 'quimic'],
  ['emergenc'],
  ['workover', 'reacondic'],
];

export const jobTypeFillers = phrases({
  en: 'and, of, the',
  es: 'y, de, del, la, el, a, las, los',
  marks: '&, -',
});

export const jobTypeCues = phrases({
  en: 'job type, type of job, type, kind of job, type of work',
  es: 'tipo de trabajo, tipo, trabajo tipo',
});
