import { errorCodes } from '@derrick/domain/http';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { companyFailures } from './companyFailures.ts';
import { invoiceFailures } from './invoiceFailures.ts';
import type { Language } from './language.ts';
import { ticketFailures } from './ticketFailures.ts';

interface Failure extends Record<Language, string> {
  status: ContentfulStatusCode;
  /** The code on the wire, by which clients tell failures apart. */
  code: string;
}

/** Every way in which a call can fail: its status, its code, and one sentence in each language with `{values}`. */
export const failures = {
  ...ticketFailures,
  ...invoiceFailures,
  ...companyFailures,
  validationFailed: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'Some values are missing or not valid',
    es: 'Faltan datos o algunos no son válidos',
  },
  requestUnreadable: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The request could not be read',
    es: 'No se pudo leer la solicitud',
  },
  jsonInvalid: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The body is not valid JSON',
    es: 'El cuerpo no es JSON válido',
  },
  passwordTooShort: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The password must be at least {minLength} characters long',
    es: 'La contraseña debe tener al menos {minLength} caracteres',
  },
  fileRequired: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The form must have a field "file"',
    es: 'El formulario debe tener un campo "file"',
  },
  fileEmpty: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The file is empty',
    es: 'El archivo está vacío',
  },
  fileIncomplete: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The file did not arrive completely',
    es: 'El archivo no llegó completo',
  },
  fileNameTooLong: {
    status: 400,
    code: errorCodes.validationFailed,
    en: "The file's name is longer than {maxLength} characters",
    es: 'El nombre del archivo supera los {maxLength} caracteres',
  },
  oneFileOnly: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'Only one file can be sent at a time',
    es: 'Solo se puede enviar un archivo a la vez',
  },
  unauthorized: {
    status: 401,
    code: errorCodes.unauthorized,
    en: 'Please sign in',
    es: 'Inicie sesión',
  },
  invalidCredentials: {
    status: 401,
    code: errorCodes.invalidCredentials,
    en: 'The email or the password is wrong',
    es: 'El correo o la contraseña no son correctos',
  },
  secondFactorRequired: {
    status: 401,
    code: errorCodes.secondFactorRequired,
    en: 'Please confirm with a code or a passkey that it is you',
    es: 'Confirme con un código o una llave de acceso que es usted',
  },
  secondFactorWrong: {
    status: 401,
    code: errorCodes.secondFactorWrong,
    en: 'The code is wrong, was used already or has expired',
    es: 'El código no es correcto, ya se usó o venció',
  },
  secondFactorMissing: {
    status: 403,
    code: errorCodes.secondFactorMissing,
    en: 'Your company asks for a second factor; please set one up in your account first',
    es: 'Su empresa pide un segundo factor; configure primero uno en su cuenta',
  },
  ownPasswordMissing: {
    status: 403,
    code: errorCodes.ownPasswordMissing,
    en: 'Somebody else chose your password; please choose one of your own first',
    es: 'Otra persona eligió su contraseña; elija primero una propia',
  },
  forbidden: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'You are not allowed to do this',
    es: 'No tiene permiso para hacer esto',
  },
  assistantOff: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Your company has switched the assistant off',
    es: 'Su empresa desactivó el asistente',
  },
  ratesForbidden: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Only an administrator can set the hourly rate',
    es: 'Solo un administrador puede definir la tarifa por hora',
  },
  emailUnconfirmed: {
    status: 403,
    code: errorCodes.emailUnconfirmed,
    en: 'Please confirm your e-mail address first, with the link that was mailed to you; then invitations can be sent',
    es: 'Primero confirme su correo electrónico con el enlace que le enviamos; después se podrán enviar invitaciones',
  },
  ownStatus: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Nobody can change their own status or delete themselves',
    es: 'Nadie puede cambiar su propio estado ni eliminarse',
  },
  ownSecondFactor: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Nobody can reset their own two-step sign-in here; the page of your account does it',
    es: 'Nadie puede restablecer aquí su propio inicio de sesión en dos pasos; hágalo en la página de su cuenta',
  },
  companyClosed: {
    status: 403,
    code: errorCodes.companyClosed,
    en: 'This company was deleted; an administrator can still take it back',
    es: 'Esta empresa se eliminó; un administrador todavía puede recuperarla',
  },
  accountPending: {
    status: 403,
    code: errorCodes.accountPending,
    en: 'This account still waits for its invitation to be accepted',
    es: 'Esta cuenta todavía espera que se acepte su invitación',
  },
  accountDeactivated: {
    status: 403,
    code: errorCodes.accountDeactivated,
    en: 'This account is deactivated; please ask your administrator',
    es: 'Esta cuenta está desactivada; consulte a su administrador',
  },
  notFound: {
    status: 404,
    code: errorCodes.notFound,
    en: 'It does not exist or has been deleted',
    es: 'No existe o se eliminó',
  },
  tokenUnknown: {
    status: 404,
    code: errorCodes.tokenUnknown,
    en: 'This link is not valid',
    es: 'Este enlace no es válido',
  },
  methodNotAllowed: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    en: 'Method not allowed',
    es: 'Método no permitido',
  },
  customerChanged: {
    status: 409,
    code: errorCodes.conflict,
    en: 'Somebody else has changed this customer meanwhile',
    es: 'Otra persona cambió este cliente mientras tanto',
  },
  customerInUse: {
    status: 409,
    code: errorCodes.customerInUse,
    en: 'Tickets or invoices name this customer: merge it into another one instead',
    es: 'Hay tickets o facturas de este cliente: combínelo con otro en lugar de eliminarlo',
  },
  secondFactorOn: {
    status: 409,
    code: errorCodes.conflict,
    en: 'An authenticator app is set up already',
    es: 'Ya hay una aplicación de autenticación configurada',
  },
  secondFactorLast: {
    status: 409,
    code: errorCodes.conflict,
    en: 'Your company asks for a second factor; set another one up before you remove this one',
    es: 'Su empresa pide un segundo factor; configure otro antes de quitar este',
  },
  lastSuperAdmin: {
    status: 409,
    code: errorCodes.conflict,
    en: 'A company keeps at least one active super admin',
    es: 'Una empresa conserva al menos un superadministrador activo',
  },
  invitationAccepted: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This person has accepted the invitation already',
    es: 'Esta persona ya aceptó la invitación',
  },
  invitedDeactivated: {
    status: 409,
    code: errorCodes.accountDeactivated,
    en: 'This account is deactivated; activate it before you invite its person',
    es: 'Esta cuenta está desactivada; actívela antes de invitar a la persona',
  },
  emailTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This e-mail address is already in use',
    es: 'Este correo electrónico ya está en uso',
  },
  companyIdTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This company id is already taken',
    es: 'Este identificador de empresa ya está en uso',
  },
  nameTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This name is already in use',
    es: 'Este nombre ya está en uso',
  },
  tokenExpired: {
    status: 410,
    code: errorCodes.tokenExpired,
    en: 'This link has expired',
    es: 'Este enlace venció',
  },
  tokenUsed: {
    status: 410,
    code: errorCodes.tokenUsed,
    en: 'This link was already used',
    es: 'Este enlace ya se usó',
  },
  tokenReplaced: {
    status: 410,
    code: errorCodes.tokenReplaced,
    en: 'A newer link was sent; please use that one',
    es: 'Se envió un enlace más reciente; use ese',
  },
  bodyTooLarge: {
    status: 413,
    code: errorCodes.payloadTooLarge,
    en: 'The request is larger than the {maxKilobytes} KB that are taken here',
    es: 'La solicitud supera los {maxKilobytes} KB que se aceptan aquí',
  },
  fileTooLarge: {
    status: 413,
    code: errorCodes.payloadTooLarge,
    en: 'The file is larger than the {maxMegabytes} MB that are taken here',
    es: 'El archivo supera los {maxMegabytes} MB que se aceptan aquí',
  },
  bodyNotJson: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    en: 'The body must be JSON, with content-type: application/json',
    es: 'El cuerpo debe ser JSON, con content-type: application/json',
  },
  bodyCompressed: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    en: 'The body must not be compressed',
    es: 'El cuerpo no debe estar comprimido',
  },
  bodyNotForm: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    en: 'The body must be a form: multipart/form-data',
    es: 'El cuerpo debe ser un formulario: multipart/form-data',
  },
  fileTypeUnsupported: {
    status: 415,
    code: errorCodes.unsupportedFileType,
    en: 'Only images, PDF, DOC, DOCX and TXT files are taken, and their content must be what their name says',
    es: 'Solo se aceptan imágenes y archivos PDF, DOC, DOCX y TXT, y su contenido debe ser lo que dice su nombre',
  },
  idempotencyKeyReused: {
    status: 422,
    code: errorCodes.idempotencyKeyReused,
    en: 'This request was sent before with other content',
    es: 'Esta solicitud ya se envió antes con otro contenido',
  },
  tooManyTries: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'Too many attempts. Please wait a while and try again',
    es: 'Demasiados intentos. Espere un momento y inténtelo de nuevo',
  },
  tooManyMessages: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'Too many messages were sent for now. Please try again later',
    es: 'Ya se enviaron demasiados mensajes por ahora. Inténtelo de nuevo más tarde',
  },
  tooManyExports: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'Other exports are still running. Please try again in a few seconds',
    es: 'Otras exportaciones siguen en curso. Inténtelo de nuevo en unos segundos',
  },
  tooManyDocuments: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'Other documents are still being made. Please try again in a few seconds',
    es: 'Todavía se están creando otros documentos. Inténtelo de nuevo en unos segundos',
  },
  tooManySignIns: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'Too many people are signing in at the moment',
    es: 'Demasiadas personas están iniciando sesión en este momento',
  },
  setupKeyRequired: {
    status: 403,
    code: 'SETUP_KEY_REQUIRED',
    en: 'Nobody has made the first company yet: open the link that the server printed when it started',
    es: 'Nadie ha creado aún la primera empresa: abra el enlace que el servidor mostró al iniciarse',
  },
  outboxKeyRequired: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Open the address of the outbox that the server printed when it started: it holds a key',
    es: 'Abra la dirección de la bandeja de salida que el servidor mostró al iniciarse: contiene una clave',
  },
  demoElsewhere: {
    status: 421,
    code: 'DEMO_ELSEWHERE',
    en: 'This is a demo and answers only to the machine that it runs on. Set PUBLIC_URL to run Derrick for others',
    es: 'Esta es una demostración y solo responde al equipo en el que se ejecuta. Defina PUBLIC_URL para ofrecer Derrick a otros',
  },
  unexpected: {
    status: 500,
    code: errorCodes.internal,
    en: 'An unexpected error occurred',
    es: 'Ocurrió un error inesperado',
  },
  maintenance: {
    status: 503,
    code: errorCodes.maintenance,
    en: 'Derrick is under maintenance at the moment; please come back in a few minutes',
    es: 'Derrick está en mantenimiento en este momento; vuelva en unos minutos',
  },
  unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    en: 'The server cannot answer at the moment. Please try again in a few seconds',
    es: 'El servidor no puede responder en este momento. Inténtelo de nuevo en unos segundos',
  },
  companyFilesFull: {
    status: 507,
    code: 'STORAGE_FULL',
    en: 'Your company has used up its {maxGigabytes} GB for files',
    es: 'Su empresa ya usó sus {maxGigabytes} GB para archivos',
  },
  storageFull: {
    status: 507,
    code: 'STORAGE_FULL',
    en: 'The server has no room left to store this',
    es: 'El servidor no tiene espacio para guardar esto',
  },
} as const satisfies Record<string, Failure>;

export type FailureReason = keyof typeof failures;

type Names<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The values that the sentence of a failure names. */
export type FailureValues<Reason extends FailureReason> = Record<
  Names<(typeof failures)[Reason]['en']>,
  string | number
>;

/** Fills the values into the sentence of a failure. */
export function sentenceOf(
  reason: FailureReason,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return failures[reason][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
