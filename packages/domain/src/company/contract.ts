import { endpoint } from '../contract/endpoint.ts';
import { companyStruct } from './schema.ts';

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  summary:
    'Loads the settings of the company, each section with its `version`; profile and locale alone for those who may not change them.',
  permission: 'company:read',
  reply: companyStruct,
  reads: ['company'],
});
