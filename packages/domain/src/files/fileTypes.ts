/** Path of `GET /file/{name}`, the prefix of an attachment's `fileUrl`. */
export const FILE_PATH = '/api/v1/file/';

/**
 * Allowed attachment types: the extension in lower case without the dot, and its media type. Images that browsers cannot
 * show are offered as downloads. SVG is not allowed because it can contain scripts.
 */
export const attachmentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  jp2: 'image/jp2',
  jxl: 'image/jxl',
  // Raw formats of cameras.
  dng: 'image/x-adobe-dng',
  cr2: 'image/x-canon-cr2',
  cr3: 'image/x-canon-cr3',
  nef: 'image/x-nikon-nef',
  arw: 'image/x-sony-arw',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;

export type AttachmentExtension = keyof typeof attachmentTypes;

const isExtension = (text: string): text is AttachmentExtension => Object.hasOwn(attachmentTypes, text);

export const attachmentExtensions = Object.keys(attachmentTypes).filter(isExtension);

/**
 * The `accept` attribute of a file input: all images, plus the extensions that an operating system may not recognize as
 * images.
 */
export const ATTACHMENT_ACCEPT: string = ['image/*', ...attachmentExtensions.map((name) => `.${name}`)].join(
  ',',
);

/** Maximum length of a file name in UTF-16 code units: the limit of common file systems. */
export const FILE_NAME_MAX = 255;

/** Returns the extension of a file name if it is an allowed one. */
export function attachmentExtension(name: string): AttachmentExtension | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.trim().toLowerCase() ?? '';
  return isExtension(extension) ? extension : undefined;
}

/** Errors found in a file before the upload. The server also checks the content. */
export type FileProblem = 'fileNameTooLong' | 'fileTypeUnsupported' | 'fileEmpty' | 'fileTooLarge';

/** Checks a file by name and size. Returns undefined if it can be uploaded. */
export function validateFile(
  { name, size }: { name: string; size: number },
  limits?: { maxBytes: number; extensions?: readonly string[] | undefined } | undefined,
): FileProblem | undefined {
  if (name.length > FILE_NAME_MAX) return 'fileNameTooLong';
  const extension = attachmentExtension(name);
  if (!extension) return 'fileTypeUnsupported';
  if (limits?.extensions && !limits.extensions.includes(extension)) return 'fileTypeUnsupported';
  if (size === 0) return 'fileEmpty';
  return limits && size > limits.maxBytes ? 'fileTooLarge' : undefined;
}
