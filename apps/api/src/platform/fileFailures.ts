import { errorCodes } from '@derrick/domain/http';

/** The ways in which calls about files fail. */
export const fileFailures = {
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
  fileTooLarge: {
    status: 413,
    code: errorCodes.payloadTooLarge,
    en: 'The file is larger than the {maxMegabytes} MB that are taken here',
    es: 'El archivo supera los {maxMegabytes} MB que se aceptan aquí',
  },
  fileTypeUnsupported: {
    status: 415,
    code: errorCodes.unsupportedFileType,
    en: 'Only images, PDF, DOC, DOCX and TXT files are taken, and their content must be what their name says',
    es: 'Solo se aceptan imágenes y archivos PDF, DOC, DOCX y TXT, y su contenido debe ser lo que dice su nombre',
  },
  pdfActive: {
    status: 415,
    code: errorCodes.unsupportedFileType,
    en: 'This PDF contains scripts, embedded files or parts that cannot be checked. Print it to a new PDF and attach that one',
    es: 'Este PDF contiene scripts, archivos incrustados o partes que no se pueden revisar. Imprímalo en un PDF nuevo y adjunte ese',
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
} as const;
