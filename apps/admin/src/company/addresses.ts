import type { CompanySection } from '@derrick/domain/company';

/** The settings of the company; without a section, the first one. */
export const COMPANY = '/dashboard/company';

/** The address of a tab. */
export const sectionAddress = (section: CompanySection): string =>
  section === 'profile' ? COMPANY : `${COMPANY}/${section}`;
