import type { PersonQuery } from '@derrick/domain/people';
import type { AddressNames, ListFilters } from '../patterns/list/index.ts';

export const peopleFilters: ListFilters<PersonQuery> = {
  fields: [
    {
      kind: 'choices',
      field: 'statuses',
      label: 'people.column.status',
      choices: [
        { id: 'ACTIVE', label: 'people.status.active' },
        { id: 'PENDING', label: 'people.status.pending' },
        { id: 'DEACTIVE', label: 'people.status.deactivated' },
      ],
    },
  ],
  noMatch: 'people.noMatchFilters',
};

/** Parameter names in the address: `?status=ACTIVE`. */
export const peopleAddressNames: AddressNames<PersonQuery> = { statuses: 'status' };
