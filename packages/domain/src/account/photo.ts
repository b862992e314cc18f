/** Side length of a photo in pixels: twice the size of the avatar beside a name. */
export const PHOTO_PIXELS = 64;

/** Maximum length of a photo's `data:` URL in characters. Kept small because lists contain one photo per row. */
export const PHOTO_MAX_LENGTH = 6000;

const PHOTO = /^data:image\/(?:jpeg|png|webp);base64,(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2,3}={1,2})?$/;

/** Checks a photo given as a `data:` URL. */
export function validatePhoto(photo: string): 'photoInvalid' | 'photoTooLarge' | undefined {
  if (photo.length > PHOTO_MAX_LENGTH) return 'photoTooLarge';
  return PHOTO.test(photo) ? undefined : 'photoInvalid';
}
