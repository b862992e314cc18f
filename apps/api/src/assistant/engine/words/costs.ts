import { phrases } from '../tokens/phrases.ts';

/** Kinds of cost references, by the words for them. */
export const costKinds: ReadonlyMap<string, string> = new Map([
  ['afe', 'AFE'],
  ['po', 'PO'],
  ['p o', 'PO'],
  ['p . o .', 'PO'],
  ['purchase order', 'PO'],
  ['orden de compra', 'PO'],
  ['oc', 'PO'],
  ['cc', 'CC'],
  ['cost center', 'CC'],
  ['cost centre', 'CC'],
  ['centro de costo', 'CC'],
  ['centro de costos', 'CC'],
  ['cost code', 'CC'],
]);

/** Words and marks between the kind of a cost reference and its number. */
export const costFillers = phrases({
  en: 'number, num, no, is, the',
  es: 'es, was, numero, el, nro, de, con',
  marks: '#, :, .',
});
