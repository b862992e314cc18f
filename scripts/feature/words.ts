/** The Spanish of common words, so that a feature with such names needs no `--es` and `--label`. */
const spanish: Readonly<Record<string, string>> = {
  address: 'Dirección',
  amount: 'Importe',
  category: 'Categoría',
  comment: 'Comentario',
  date: 'Fecha',
  day: 'Día',
  description: 'Descripción',
  dueDate: 'Fecha de vencimiento',
  email: 'Correo electrónico',
  kind: 'Tipo',
  location: 'Ubicación',
  name: 'Nombre',
  note: 'Nota',
  notes: 'Notas',
  number: 'Número',
  price: 'Precio',
  priority: 'Prioridad',
  quantity: 'Cantidad',
  reason: 'Motivo',
  reference: 'Referencia',
  status: 'Estado',
  text: 'Texto',
  title: 'Título',
  website: 'Sitio web',
};

/** Singular and plural of common records. */
const spanishRecords: Readonly<Record<string, readonly [one: string, many: string]>> = {
  comment: ['comentario', 'comentarios'],
  contract: ['contrato', 'contratos'],
  document: ['documento', 'documentos'],
  expense: ['gasto', 'gastos'],
  note: ['nota', 'notas'],
  project: ['proyecto', 'proyectos'],
  task: ['tarea', 'tareas'],
  vehicle: ['vehículo', 'vehículos'],
};

export const spanishLabel = (name: string): string | undefined => spanish[name];

export const spanishRecord = (name: string): readonly [one: string, many: string] | undefined =>
  spanishRecords[name];

/** A word with its first letter in upper case. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `workOrder` in parts: `work`, `order`. */
const partsOf = (name: string) =>
  name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');

/** A name in words: `work order`. */
export const inWords = (name: string): string => partsOf(name).join(' ');

export const kebab = (name: string): string => partsOf(name).join('-');

export const snake = (name: string): string => partsOf(name).join('_');

/** English plural of a name: `notes`, `companies`, `boxes`. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** A Spanish noun is feminine if it ends like most feminine nouns. */
export const isFeminine = (word: string): boolean => /(a|ión|dad|tad|tud)$/.test(word.split(' ')[0] ?? '');
