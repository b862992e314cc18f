import { type Infer, nullable, object, refine, string } from 'superstruct';

/** How many bytes a logo may have. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;

/** The longer side of a logo in pixels: sharp on paper, at the size that documents print it. */
export const LOGO_MAX_PIXELS = 1600;

/** Base64 writes three bytes in four letters; what stands before them has less than 64. */
const LOGO_MAX_LENGTH = Math.ceil(LOGO_MAX_BYTES / 3) * 4 + 64;

const LOGO = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Checks a logo, which is a PNG or JPEG as a `data:` URL. */
export function validateLogo(logo: string): 'logoInvalid' | 'logoTooLarge' | undefined {
  if (logo.length > LOGO_MAX_LENGTH) return 'logoTooLarge';
  return LOGO.test(logo) ? undefined : 'logoInvalid';
}

/**
 * The body of `POST /company/logo`: a PNG or JPEG as a `data:` URL, or null to remove the logo. Other pictures, SVG above
 * all, are drawn as a PNG before they are sent: nothing that a browser could run is ever stored.
 */
export const companyLogoStruct = object({
  logo: nullable(refine(string(), 'logo', (value) => validateLogo(value) ?? true)),
});

export type CompanyLogo = Infer<typeof companyLogoStruct>;
