import { LOGO_MAX_BYTES, LOGO_MAX_PIXELS, validateLogo } from '@derrick/domain/company';

/** What logos are chosen from. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/svg+xml'];

/** Why a file is no logo. */
export type LogoProblem = 'unreadable' | 'tooLarge';

/** Loads a picture as the browser shows it in a page: scripts in it do not run, and nothing outside of it is loaded. */
async function load(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The size to draw in: drawings as large as they may be, of photos the pixels that they have. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement, isDrawing: boolean) {
  const largest = LOGO_MAX_PIXELS / Math.max(naturalWidth, naturalHeight);
  const scale = isDrawing ? largest : Math.min(1, largest);
  return {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  };
}

/**
 * Draws a logo anew, on white as paper is: what is sent has its pixels and nothing else that was in the file, neither
 * markup nor the place where a photo was taken.
 * @returns a `data:` URL, or why the file cannot be used
 */
export async function drawLogo(file: File): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (file.size > LOGO_MAX_BYTES) return { problem: 'tooLarge' };
  if (!logoTypes.includes(file.type)) return { problem: 'unreadable' };
  const picture = await load(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  // A drawing without a size of its own has none in some browsers.
  if (!picture?.naturalWidth || !context) return { problem: 'unreadable' };
  const { width, height } = sizeOf(picture, file.type === 'image/svg+xml');
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const written = [canvas.toDataURL('image/png'), canvas.toDataURL('image/jpeg', 0.9)];
  const logo = written.find((one) => validateLogo(one) === undefined);
  return logo === undefined ? { problem: 'tooLarge' } : { logo };
}
