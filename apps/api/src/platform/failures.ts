import { errorCodes } from '@derrick/domain/http';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { accountFailures } from './accountFailures.ts';
import { companyFailures } from './companyFailures.ts';
import { fileFailures } from './fileFailures.ts';
import { invoiceFailures } from './invoiceFailures.ts';
import type { Language } from './language.ts';
import { ticketFailures } from './ticketFailures.ts';

interface Failure extends Record<Language, string> {
  status: ContentfulStatusCode;
  /** Error code in the response, by which clients distinguish failures. */
  code: string;
}

/** All failures of the API: status, code, and a message with `{values}` in each language. */
export const failures = {
  ...accountFailures,
  ...companyFailures,
  ...fileFailures,
  ...invoiceFailures,
  ...ticketFailures,
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
  speechUnavailable: {
    status: 404,
    code: errorCodes.notFound,
    en: 'The server takes no speech. Type the words, or use the dictation of your keyboard',
    es: 'El servidor no recibe voz. Escriba las palabras o use el dictado de su teclado',
  },
  speechTooLong: {
    status: 413,
    code: errorCodes.payloadTooLarge,
    en: 'That is longer than two minutes',
    es: 'Dura más de dos minutos',
  },
  speechUnreadable: {
    status: 415,
    code: errorCodes.unsupportedFileType,
    en: 'This is no sound that can be read',
    es: 'No es un sonido que se pueda leer',
  },
  speechOverQuota: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'The calls of today are used up. Type the words, or use the dictation of your keyboard',
    es: 'Ya se agotaron las llamadas de hoy. Escriba las palabras o use el dictado de su teclado',
  },
  speechNotHeard: {
    status: 503,
    code: 'UNAVAILABLE',
    en: 'Your provider gave no text. Try again, or type the words',
    es: 'Su proveedor no devolvió ningún texto. Inténtelo de nuevo o escriba las palabras',
  },
  assistantBusy: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'The assistant is still reading other texts of your company. Please try again in a few seconds',
    es: 'El asistente sigue leyendo otros textos de su empresa. Inténtelo de nuevo en unos segundos',
  },
  assistantSlow: {
    status: 503,
    code: 'UNAVAILABLE',
    en: 'The assistant took too long to read this text. Shorten it, or fill in the form yourself',
    es: 'El asistente tardó demasiado en leer este texto. Acórtelo o llene el formulario usted mismo',
  },
  ratesForbidden: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Only an administrator can set the hourly rate',
    es: 'Solo un administrador puede definir la tarifa por hora',
  },
  notFound: {
    status: 404,
    code: errorCodes.notFound,
    en: 'It does not exist or has been deleted',
    es: 'No existe o se eliminó',
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
  nameTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This name is already in use',
    es: 'Este nombre ya está en uso',
  },
  bodyTooLarge: {
    status: 413,
    code: errorCodes.payloadTooLarge,
    en: 'The request is larger than the {maxKilobytes} KB that are taken here',
    es: 'La solicitud supera los {maxKilobytes} KB que se aceptan aquí',
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
  idempotencyKeyReused: {
    status: 422,
    code: errorCodes.idempotencyKeyReused,
    en: 'This request was sent before with other content',
    es: 'Esta solicitud ya se envió antes con otro contenido',
  },
  replyWithheld: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'This request was already carried out. Your permissions have changed since then, so its reply is not shown again',
    es: 'Esta solicitud ya se llevó a cabo. Sus permisos cambiaron desde entonces, por lo que su respuesta no se muestra de nuevo',
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
  setupKeyUsed: {
    status: 409,
    code: 'SETUP_KEY_USED',
    en: 'Somebody else has just made the first company with this key. Reload the page to register another one',
    es: 'Alguien acaba de crear la primera empresa con esta clave. Recargue la página para registrar otra',
  },
  registrationClosed: {
    status: 403,
    code: 'REGISTRATION_CLOSED',
    en: 'This server takes no new companies; ask an admin of your company for an invitation',
    es: 'Este servidor no admite empresas nuevas; pida una invitación a un administrador de su empresa',
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
} as const satisfies Record<string, Failure>;

export type FailureReason = keyof typeof failures;

type Names<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** Values of the placeholders in a failure's message. */
export type FailureValues<Reason extends FailureReason> = Record<
  Names<(typeof failures)[Reason]['en']>,
  string | number
>;

/** Fills the values into the message of a failure. */
export function sentenceOf(
  reason: FailureReason,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return failures[reason][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
