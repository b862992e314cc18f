/** Where `GET /file/{name}` answers: what an attachment's `fileUrl` begins with. */
export const FILE_PATH = '/api/v1/file/';

/**
 * The types that a ticket's attachments can have: extension in lower case, without the dot, and its media type. Pictures
 * that browsers do not show are kept to be downloaded. Never SVG: it is a program as much as a picture.
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
  // What cameras write.
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

/** For the `accept` of a file input: every picture, and the extensions that a system may not know as one. */
export const ATTACHMENT_ACCEPT: string = ['image/*', ...attachmentExtensions.map((name) => `.${name}`)].join(
  ',',
);

/** The longest name that is taken, in UTF-16 units: what file systems take in the end. */
export const FILE_NAME_MAX = 255;

/** Finds the extension of a name among those that are taken. */
export function attachmentExtension(name: string): AttachmentExtension | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.trim().toLowerCase() ?? '';
  return isExtension(extension) ? extension : undefined;
}

/** What can be wrong with a file before it is sent; the server also checks its content. */
export type FileProblem = 'fileNameTooLong' | 'fileTypeUnsupported' | 'fileEmpty' | 'fileTooLarge';

/** Checks a file by its name and size; undefined when it can be sent. */
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
