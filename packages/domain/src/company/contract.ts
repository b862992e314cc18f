import { endpoint } from '../contract/endpoint.ts';
import { companyStruct } from './schema.ts';

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  summary:
    'Loads the company settings, each section with its `version`. Users who may not change them get only profile and locale.',
  permission: 'company:read',
  reply: companyStruct,
  reads: ['company'],
});
