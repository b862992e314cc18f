/** The side of a photo in pixels: twice that of the picture beside a name. */
export const PHOTO_PIXELS = 64;

/** The most that a photo may take, in characters: lists hold one for each of their rows. */
export const PHOTO_MAX_LENGTH = 6000;

const PHOTO = /^data:image\/(?:jpeg|png|webp);base64,(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2,3}={1,2})?$/;

/** Checks a photo, which is a small picture as a `data:` URL. */
export function validatePhoto(photo: string): 'photoInvalid' | 'photoTooLarge' | undefined {
  if (photo.length > PHOTO_MAX_LENGTH) return 'photoTooLarge';
  return PHOTO.test(photo) ? undefined : 'photoInvalid';
}
