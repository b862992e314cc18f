import { LOGO_MAX_BYTES, LOGO_MAX_PIXELS, validateLogo } from '@derrick/domain/company';

export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/svg+xml'];

/** Reason why a file cannot be used as a logo. */
export type LogoProblem = 'unreadable' | 'tooLarge';

/** Decodes an image as an `img` element: scripts in it do not run, and external resources are not loaded. */
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

/** Returns the target size: vector images are drawn at the maximum size, photos at most at their own size. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement, isDrawing: boolean) {
  const largest = LOGO_MAX_PIXELS / Math.max(naturalWidth, naturalHeight);
  const scale = isDrawing ? largest : Math.min(1, largest);
  return {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  };
}

/**
 * Redraws a logo on a white background. The upload only contains its pixels: no markup and no metadata such as the
 * location of a photo.
 * @returns a `data:` URL, or the reason why the file cannot be used
 */
export async function drawLogo(file: File): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (file.size > LOGO_MAX_BYTES) return { problem: 'tooLarge' };
  if (!logoTypes.includes(file.type)) return { problem: 'unreadable' };
  const picture = await load(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  // In some browsers a vector image without dimensions has a width of 0.
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
