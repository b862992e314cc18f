import { type CustomersClient, createCustomersClient } from '@derrick/domain/customers';
import { createFilesClient, type FilesClient } from '@derrick/domain/files';
import { createJobTypesClient, type JobTypesClient } from '@derrick/domain/jobTypes';
import { createTechniciansClient, type TechniciansClient } from '@derrick/domain/technicians';
import type { TicketsClient } from '@derrick/domain/tickets';
import { useMemo } from 'react';
import { useApi } from '../app/api.ts';

interface FormClients {
  tickets: TicketsClient;
  files: FilesClient;
  technicians: TechniciansClient;
  jobTypes: JobTypesClient;
  customers: CustomersClient;
}

/** Gives the calls of the form; made here, so that other pages do not load them. */
export function useFormClients(): FormClients {
  const { http, tickets } = useApi();
  return useMemo(
    () => ({
      tickets,
      files: createFilesClient(http),
      technicians: createTechniciansClient(http),
      jobTypes: createJobTypesClient(http),
      customers: createCustomersClient(http),
    }),
    [http, tickets],
  );
}
