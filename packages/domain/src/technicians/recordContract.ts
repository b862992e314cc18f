import { exampleId } from '../contract/endpoint.ts';
import { peopleEndpoints } from '../people/contract.ts';
import { newTechnicianStruct, technicianChangesStruct } from '../people/schema.ts';
import { technicianStruct } from './schema.ts';

export const technicianEndpoints = peopleEndpoints({
  topic: 'technicians',
  person: technicianStruct,
  path: '/users/technician',
  resource: 'technician',
  write: 'technicians:write',
  newPerson: newTechnicianStruct,
  changes: technicianChangesStruct,
  exampleBody: {
    fullname: 'Tomás Beltrán',
    phone: '4325550146',
    jobTypeId: exampleId('jobType'),
    jobRoleId: exampleId('jobRole'),
  },
});
