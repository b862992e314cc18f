import { PHOTO_MAX_LENGTH, PHOTO_PIXELS } from '@derrick/domain/account';

/**
 * Crops the center of a photo to a small square and returns it as a `data:` URL.
 * @throws {Error} if the browser cannot decode the file
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = PHOTO_PIXELS;
    canvas.height = PHOTO_PIXELS;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws nothing');
    // JPEG does not support transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, PHOTO_PIXELS, PHOTO_PIXELS);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, PHOTO_PIXELS, PHOTO_PIXELS);
    for (const quality of [0.85, 0.6, 0.3]) {
      const small = canvas.toDataURL('image/jpeg', quality);
      if (small.length <= PHOTO_MAX_LENGTH) return small;
    }
    throw new Error('The picture stays too large');
  } finally {
    picture.close();
  }
}
