import { type Infer, nullable, object, refine, string } from 'superstruct';

/** Maximum size of a logo in bytes. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;

/** Maximum length of a logo's longer side in pixels: enough for a sharp print at the size used in documents. */
export const LOGO_MAX_PIXELS = 1600;

/** Maximum length of the `data:` URL: base64 encodes three bytes as four characters, and the prefix has fewer than 64. */
const LOGO_MAX_LENGTH = Math.ceil(LOGO_MAX_BYTES / 3) * 4 + 64;

const LOGO = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Checks a logo: a PNG or JPEG as a `data:` URL. */
export function validateLogo(logo: string): 'logoInvalid' | 'logoTooLarge' | undefined {
  if (logo.length > LOGO_MAX_LENGTH) return 'logoTooLarge';
  return LOGO.test(logo) ? undefined : 'logoInvalid';
}

/**
 * The body of `POST /company/logo`: a PNG or JPEG as a `data:` URL, or null to remove the logo. The client converts other
 * images, notably SVG, to PNG first, so that no content that a browser could execute is stored.
 */
export const companyLogoStruct = object({
  logo: nullable(refine(string(), 'logo', (value) => validateLogo(value) ?? true)),
});

export type CompanyLogo = Infer<typeof companyLogoStruct>;
