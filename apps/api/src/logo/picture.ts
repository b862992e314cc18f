import { LOGO_MAX_BYTES } from '@derrick/domain/company';
import { fileTypeFromBuffer } from 'file-type';
import type { Renderer } from '../documents/index.ts';
import { validationFailed } from '../platform/failures.ts';

/** As `file-type` calls what a logo can be. */
const types: Readonly<Record<string, string>> = { 'image/png': 'image/png', 'image/jpeg': 'image/jpeg' };

/** The media type of a stored logo, by its content. */
export async function logoType(logo: Uint8Array): Promise<string | undefined> {
  return types[(await fileTypeFromBuffer(logo))?.mime ?? ''];
}

/**
 * Reads the picture of a `data:` URL, whatever type it calls itself. The renderer unpacks it, in its own thread.
 * @throws {ApiFailure} 400 for one that is too large, is neither PNG nor JPEG, or cannot be drawn on documents
 */
export async function readLogo(dataUrl: string, renderer: Renderer): Promise<Buffer> {
  const logo = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (logo.length > LOGO_MAX_BYTES) throw validationFailed({ logo: 'logoTooLarge' });
  if (!(await logoType(logo)) || !(await renderer.canDraw(logo)))
    throw validationFailed({ logo: 'logoInvalid' });
  return logo;
}
