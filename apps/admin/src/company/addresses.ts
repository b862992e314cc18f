import type { CompanySection } from '@derrick/domain/company';

/** Path of the company settings; opens the first section. */
export const COMPANY = '/dashboard/company';

export const sectionAddress = (section: CompanySection): string =>
  section === 'profile' ? COMPANY : `${COMPANY}/${section}`;
