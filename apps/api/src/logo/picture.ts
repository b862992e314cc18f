import { LOGO_MAX_BYTES } from '@derrick/domain/company';
import { fileTypeFromBuffer } from 'file-type';
import type { Renderer } from '../documents/index.ts';
import { validationFailed } from '../platform/failures.ts';

/** Allowed types by their names in `file-type`. */
const types: Readonly<Record<string, string>> = { 'image/png': 'image/png', 'image/jpeg': 'image/jpeg' };

/** Detects the media type of a stored logo from its content. */
export async function logoType(logo: Uint8Array): Promise<string | undefined> {
  return types[(await fileTypeFromBuffer(logo))?.mime ?? ''];
}

/**
 * Reads the image of a `data:` URL, regardless of the declared type. The renderer decodes it in its own thread.
 * @throws {ApiFailure} 400 if the image is too large, is neither PNG nor JPEG, or cannot be rendered
 */
export async function readLogo(dataUrl: string, renderer: Renderer): Promise<Buffer> {
  const logo = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (logo.length > LOGO_MAX_BYTES) throw validationFailed({ logo: 'logoTooLarge' });
  if (!(await logoType(logo)) || !(await renderer.canDraw(logo)))
    throw validationFailed({ logo: 'logoInvalid' });
  return logo;
}
