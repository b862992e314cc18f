import type { CompanySection } from '@derrick/domain/company';

/** Path of the company settings; opens the first section. */
export const COMPANY = '/dashboard/company';

/** Parameter of the address with the setting to focus. */
export const SETTING = 'setting';

/**
 * Returns the address of a section.
 * @param setting API name of a setting in it, which gets the focus
 */
export function sectionAddress(section: CompanySection, setting?: string): string {
  const path = section === 'profile' ? COMPANY : `${COMPANY}/${section}`;
  return setting === undefined ? path : `${path}?${SETTING}=${setting}`;
}
