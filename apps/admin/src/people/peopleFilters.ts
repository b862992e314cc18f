import type { PersonQuery } from '@derrick/domain/people';
import type { AddressNames, ListFilters } from '../patterns/list/index.ts';

/** What a list of people can be filtered by. */
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

/** How the address line calls the fields of the query: `?status=ACTIVE`. */
export const peopleAddressNames: AddressNames<PersonQuery> = { statuses: 'status' };
