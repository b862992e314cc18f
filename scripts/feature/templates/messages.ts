import type { Bilingual, Field, Spec } from '../spec.ts';
import { capital } from '../words.ts';
import { columnFields } from './adminList.ts';
import { requiredKey } from './domain.ts';

/** Messages by key. */
export type Messages = Readonly<Record<string, Bilingual>>;

/** The Spanish forms that depend on the gender. */
const formsOf = ({ isFeminine }: Spec) =>
  isFeminine
    ? {
        the: 'la',
        thePlural: 'las',
        a: 'una',
        none: 'Ninguna',
        this: 'Esta',
        deleted: 'eliminada',
        found: 'encontrada',
        yet: 'Aún no hay',
        withIt: 'La primera aparecerá aquí.',
      }
    : {
        the: 'el',
        thePlural: 'los',
        a: 'un',
        none: 'Ningún',
        this: 'Este',
        deleted: 'eliminado',
        found: 'encontrado',
        yet: 'Aún no hay',
        withIt: 'El primero aparecerá aquí.',
      };

const titleCase = (words: string) => words.split(' ').map(capital).join(' ');

const text = (en: string, es: string): Bilingual => ({ en, es });

/** A message with the label of each field. */
const perField = (fields: readonly Field[], keyOf: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [keyOf(field), field.label]));

function listMessages(spec: Spec): Messages {
  const { names, one, many, dateFilter, choiceFilters, fields } = spec;
  const es = formsOf(spec);
  const choices = fields.flatMap((field) =>
    field.choices.map(({ id, label }) => [`${names}.${field.name}.${id}`, label] as const),
  );
  return {
    [`${names}.title`]: text(capital(many.en), capital(many.es)),
    [`${names}.search`]: text(`Search ${many.en}`, `Buscar ${many.es}`),
    [`${names}.searchPlaceholder`]: text(`Search ${many.en}...`, `Buscar ${many.es}...`),
    [`${names}.listFailed`]: text(
      `Failed to load ${many.en}`,
      `No se pudieron cargar ${es.thePlural} ${many.es}`,
    ),
    [`${names}.empty`]: text(`No ${many.en} yet`, `${es.yet} ${many.es}`),
    [`${names}.emptyHint`]: text('The first one appears here.', es.withIt),
    [`${names}.noMatch`]: text(
      `No ${one.en} matches “{search}”.`,
      `${es.none} ${one.es} coincide con «{search}».`,
    ),
    ...((dateFilter || choiceFilters.length > 0) && {
      [`${names}.noMatchFilters`]: text(
        `No ${one.en} matches these filters.`,
        `${es.none} ${one.es} coincide con estos filtros.`,
      ),
    }),
    [`${names}.create`]: text(`Create ${titleCase(one.en)}`, `Crear ${one.es}`),
    [`${names}.actionsOf`]: text('Actions for {name}', 'Acciones de {name}'),
    [`${names}.deleteTitle`]: text(`Delete ${titleCase(one.en)}`, `Eliminar ${one.es}`),
    [`${names}.deleteText`]: text(
      "Do you want to delete {name}? This action can't be undone",
      '¿Desea eliminar «{name}»? Esta acción no se puede deshacer',
    ),
    [`${names}.deleted`]: text(`${capital(one.en)} deleted successfully`, `Se eliminó ${es.the} ${one.es}`),
    [`${names}.deleteFailed`]: text(`Failed to delete ${one.en}`, `No se pudo eliminar ${es.the} ${one.es}`),
    ...perField(columnFields(spec), ({ name }) => `${names}.column.${name}`),
    [`${names}.column.createdAt`]: text('Created', 'Fecha de creación'),
    ...Object.fromEntries(choices),
  };
}

function formErrors(spec: Spec): Messages {
  const { name, fields } = spec;
  const types = new Set(fields.map(({ type }) => type));
  const required = fields.filter(
    ({ isRequired, type }) => isRequired && (type === 'line' || type === 'text'),
  );
  const prefix = `${name}Form.error`;
  return {
    ...Object.fromEntries(
      required.map((field) => [
        `${prefix}.${requiredKey(field)}`,
        text(`Please fill in: ${field.label.en}`, `Complete este campo: ${field.label.es}`),
      ]),
    ),
    [`${prefix}.textTooLong`]: text(
      'Please shorten this to {count, number} characters',
      'Acorte este texto a {count, number} caracteres',
    ),
    ...(types.has('number') && {
      [`${prefix}.number`]: text(
        'Please enter a whole number that is not negative',
        'Ingrese un número entero que no sea negativo',
      ),
    }),
    ...(types.has('money') && {
      [`${prefix}.amount`]: text(
        'Please enter an amount that is not negative',
        'Ingrese un importe que no sea negativo',
      ),
    }),
    ...(types.has('date') && { [`${prefix}.date`]: text('Please enter a date', 'Ingrese una fecha') }),
    [`${prefix}.invalid`]: text('Please check this', 'Revise este campo'),
  };
}

function formMessages(spec: Spec): Messages {
  const { name, one, many, fields, isVersioned } = spec;
  const es = formsOf(spec);
  const key = (end: string) => `${name}Form.${end}`;
  return {
    [key('create')]: text(`Create ${titleCase(one.en)}`, `Crear ${one.es}`),
    [key('place')]: text(capital(one.en), capital(one.es)),
    [key('about')]: text(capital(one.en), capital(one.es)),
    [key('aboutHint')]: text(
      `The list shows the ${one.en} under its ${spec.label.label.en.toLowerCase()}.`,
      `La lista muestra ${es.the} ${one.es} con su ${spec.label.label.es.toLowerCase()}.`,
    ),
    ...perField(fields, (field) => key(field.name)),
    ...(isVersioned &&
      fields.some(({ type }) => type === 'boolean') && {
        [key('yes')]: text('Yes', 'Sí'),
        [key('no')]: text('No', 'No'),
      }),
    [key('save')]: text('Save changes', 'Guardar cambios'),
    [key('saving')]: text('Saving...', 'Guardando...'),
    [key('created')]: text(`${capital(one.en)} created successfully`, `Se creó ${es.the} ${one.es}`),
    [key('updated')]: text(`${capital(one.en)} updated successfully`, `Se actualizó ${es.the} ${one.es}`),
    [key('createFailed')]: text(`Failed to create ${one.en}`, `No se pudo crear ${es.the} ${one.es}`),
    [key('updateFailed')]: text(`Failed to update ${one.en}`, `No se pudo actualizar ${es.the} ${one.es}`),
    ...(isVersioned && {
      [key('conflict')]: text(`This ${one.en} has changed`, `${es.this} ${one.es} cambió`),
    }),
    ...formErrors(spec),
    [key('forbidden.title')]: text(`You can't create ${many.en}`, `No puede crear ${many.es}`),
    [key('forbidden.text')]: text(
      'Ask an admin of your company if you need to.',
      'Si lo necesita, consulte a un administrador de su empresa.',
    ),
    [key('missing')]: text(`${capital(one.en)} not found`, `${capital(one.es)} no ${es.found}`),
    [key('missingHint')]: text(
      'It has been deleted, or the address is wrong.',
      `Fue ${es.deleted}, o la dirección no es correcta.`,
    ),
    [key('loadFailed')]: text(`Failed to load the ${one.en}`, `No se pudo cargar ${es.the} ${one.es}`),
    [key('loadFailedHint')]: text(
      'Check your connection and try again.',
      'Revise su conexión e inténtelo de nuevo.',
    ),
    [key('toList')]: text(`Go to ${capital(many.en)}`, `Ir a ${capital(many.es)}`),
  };
}

/** Texts of the menu and of the audit log. */
function sharedMessages(spec: Spec): Messages {
  const { name, names, one, many } = spec;
  const es = formsOf(spec);
  const article = /^[aeiou]/.test(one.en) ? 'an' : 'a';
  const choices = spec.fields.flatMap((field) =>
    field.choices.map(({ id, label }) => [`auditDetail.value.${name}.${field.name}.${id}`, label] as const),
  );
  return {
    [`shell.${names}`]: text(titleCase(many.en), capital(many.es)),
    [`audit.did.${name}Create`]: text(`Added ${article} ${one.en}`, `Agregó ${es.a} ${one.es}`),
    [`audit.did.${name}Update`]: text(`Changed ${article} ${one.en}`, `Modificó ${es.a} ${one.es}`),
    [`audit.did.${name}Delete`]: text(`Deleted ${article} ${one.en}`, `Eliminó ${es.a} ${one.es}`),
    ...perField(spec.fields, (field) => `auditDetail.field.${field.name}`),
    ...Object.fromEntries(choices),
  };
}

/** The messages of the admin app. */
export const adminMessages = (spec: Spec): Messages => ({
  ...sharedMessages(spec),
  ...listMessages(spec),
  ...formMessages(spec),
});

/** The messages of the server. */
export function serverMessages(spec: Spec): Messages {
  const { name, Name, one, isVersioned } = spec;
  const es = formsOf(spec);
  return {
    ...(isVersioned && {
      [`failure.${name}Changed`]: text(
        `Another user has changed this ${one.en} meanwhile`,
        `Mientras tanto, otro usuario modificó ${es.this.toLowerCase()} ${one.es}`,
      ),
    }),
    [`success.create${Name}`]: text('“{name}” was saved', 'Se guardó «{name}»'),
    [`success.update${Name}`]: text('“{name}” was saved', 'Se guardó «{name}»'),
    [`success.delete${Name}`]: text('“{name}” was deleted', 'Se eliminó «{name}»'),
  };
}
