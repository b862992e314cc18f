/** The languages that failures are told in; sources are in English. */
export type Language = 'en' | 'es';

/**
 * Every sentence that a failure says to people, in English as it is thrown, and in Spanish; `{}` stands for a value.
 * A test finds the sentences in the sources, so that none is without its other half.
 */
export const spanish: Readonly<Record<string, string>> = {
  'A company keeps at least one active super admin':
    'Una empresa conserva al menos un superadministrador activo',
  'A newer link was sent; please use that one': 'Se envió un enlace más reciente; use ese',
  'A technician can record only their own tickets': 'Un técnico solo puede registrar sus propios tickets',
  'An unexpected error occurred': 'Ocurrió un error inesperado',
  'Derrick is being looked after at the moment; please come back in a few minutes':
    'Derrick está en mantenimiento en este momento; vuelva en unos minutos',
  'Method not allowed': 'Método no permitido',
  'Nobody can change their own status or delete themselves':
    'Nadie puede cambiar su propio estado ni eliminarse',
  'It does not exist or has been deleted': 'No existe o se eliminó',
  'Only images, PDF, DOC, DOCX and TXT files are taken, and their content must be what their name says':
    'Solo se aceptan imágenes y archivos PDF, DOC, DOCX y TXT, y su contenido debe ser lo que dice su nombre',
  'Only one file can be sent at a time': 'Solo se puede enviar un archivo a la vez',
  'Please sign in': 'Inicie sesión',
  'Some values are missing or not valid': 'Faltan datos o algunos no son válidos',
  'Somebody else has changed this ticket meanwhile': 'Otra persona cambió este ticket mientras tanto',
  'The body is not valid JSON': 'El cuerpo no es JSON válido',
  'The body must be JSON, with content-type: application/json':
    'El cuerpo debe ser JSON, con content-type: application/json',
  'The body must be a form: multipart/form-data': 'El cuerpo debe ser un formulario: multipart/form-data',
  'The body must not be compressed': 'El cuerpo no debe estar comprimido',
  'The email or the password is wrong': 'El correo o la contraseña no es correcto',
  'The file did not arrive completely': 'El archivo no llegó completo',
  'The file is empty': 'El archivo está vacío',
  "The file's name is longer than {} characters": 'El nombre del archivo supera los {} caracteres',
  'The file is larger than the {} MB that are taken here': 'El archivo supera los {} MB que se aceptan aquí',
  'The form must have a field "file"': 'El formulario debe tener un campo "file"',
  'The password must be at least {} characters long': 'La contraseña debe tener al menos {} caracteres',
  'The request could not be read': 'No se pudo leer la solicitud',
  'The request is larger than the {} KB that are taken here':
    'La solicitud supera los {} KB que se aceptan aquí',
  'The server cannot answer at the moment. Please try again in a few seconds':
    'El servidor no puede responder en este momento. Vuelva a intentarlo en unos segundos',
  'The server has no room left to store this': 'El servidor no tiene espacio para guardar esto',
  'This account is deactivated; activate it before you invite its person':
    'Esta cuenta está desactivada; actívela antes de invitar a la persona',
  'This account is deactivated; please ask your administrator':
    'Esta cuenta está desactivada; consulte a su administrador',
  'This account still waits for its invitation to be accepted':
    'Esta cuenta todavía espera que se acepte su invitación',
  'This company id is already taken': 'Este identificador de empresa ya está en uso',
  'This e-mail address is already in use': 'Este correo electrónico ya está en uso',
  'This link has expired': 'Este enlace ya venció',
  'This link is not valid': 'Este enlace no es válido',
  'This link was already used': 'Este enlace ya se usó',
  'This name is already in use': 'Este nombre ya está en uso',
  'This person has accepted the invitation already': 'Esta persona ya aceptó la invitación',
  'This request was sent before with other content': 'Esta solicitud ya se envió antes con otro contenido',
  'This ticket is on an invoice and can no longer be changed':
    'Este ticket está en una factura y ya no se puede cambiar',
  'Too many people are signing in at the moment':
    'Demasiadas personas están iniciando sesión en este momento',
  'Too many tries. Please wait a while and try again':
    'Demasiados intentos. Espere un momento y vuelva a intentarlo',
  'You are not allowed to do this': 'No tiene permiso para hacer esto',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const exact = new Map(Object.entries(spanish));

/** The sentences that hold values, to be recognised with any. */
const patterns = Object.entries(spanish)
  .filter(([english]) => english.includes('{}'))
  .map(([english, other]) => ({
    pattern: new RegExp(`^${english.split('{}').map(escaped).join('(.+)')}$`),
    other,
  }));

/** Says a failure's sentence in a language; one that is not known stays in English. */
export function inLanguage(language: Language, english: string): string {
  if (language === 'en') return english;
  const known = exact.get(english);
  if (known !== undefined) return known;
  for (const { pattern, other } of patterns) {
    const values = pattern.exec(english)?.slice(1);
    if (values) return values.reduce((sentence, value) => sentence.replace('{}', () => value), other);
  }
  return english;
}
