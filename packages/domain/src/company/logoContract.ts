import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { companyLogoStruct } from './logo.ts';
import { companyProfileStruct } from './schema.ts';

// Separate from the other settings endpoints, which documents and pages that show a logo do not need.

export const changeCompanyLogo = endpoint({
  method: 'POST',
  path: '/company/logo',
  summary:
    'Sets or removes the logo: a PNG or JPEG of at most 2 MB. The `version` of the profile and issued documents do not change.',
  permission: 'company:manage',
  body: companyLogoStruct,
  reply: companyProfileStruct,
  changes: ['company', 'currentUser'],
  example: {
    body: {
      logo: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
});

export const getCompanyLogo = endpoint({
  method: 'GET',
  path: '/logo/:name',
  summary: 'Downloads a logo, by an address that a reply contains as `logo`. Each logo has its own address.',
  permission: 'anyone',
  kind: 'download',
  reply: fileContentStruct,
});
