import type { en, KitText } from './en.ts';

/** The kit's own words in Spanish (neutral Latin American, usted). */
export const es = {
  'banner.dismiss': 'Cerrar mensaje',
  'field.clear': 'Borrar {label}',
  'field.required': 'Obligatorio',
  'iconButton.badge': { one: '{label}, {count} nueva', other: '{label}, {count} nuevas' },
  'passwordField.hidden': 'Contraseña oculta',
  'passwordField.hide': 'Ocultar contraseña',
  'passwordField.show': 'Mostrar contraseña',
  'passwordField.shown': 'Contraseña visible',
  'searchField.submit': 'Buscar',
  'select.placeholder': 'Elija una opción',
  'spinner.label': 'Cargando…',
  'statCard.down': 'Baja {percentage}',
  'statCard.failed': 'No disponible',
  'statCard.level': 'Sin cambios',
  'statCard.loading': 'Cargando {label}',
  'statCard.up': 'Sube {percentage}',
} as const satisfies Record<keyof typeof en, KitText>;
