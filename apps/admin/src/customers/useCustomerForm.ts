import { type Customer, createCustomer, customerConflictOf, updateCustomer } from '@derrick/domain/customers';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { newerRecord, useRecordForm, useSave } from '../patterns/form/index.ts';
import { errorMessage, labels } from './fields.ts';
import { type CustomerFormValues, emptyValues, toFormValues, toRequestBody, validateForm } from './values.ts';

/**
 * State of the customer form.
 * @param customer the customer to edit; undefined creates a customer
 */
export function useCustomerForm(customer: Customer | undefined, listHref: string) {
  const t = useTranslate();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const [initial] = useState(() => (customer ? toFormValues(customer) : emptyValues));
  const save = useSave(customer?.id, {
    create: createCustomer,
    update: updateCustomer,
    created: 'customerForm.created',
    updated: 'customerForm.updated',
  });
  return useRecordForm<CustomerFormValues, Customer>({
    draftId: `customers.${customer?.id ?? 'new'}`,
    initial,
    version: customer?.version,
    labels,
    validate: validateForm,
    errorMessage: errorMessage(t),
    isReadOnly: !can('customers:write'),
    needsChanges: customer !== undefined,
    save: (values, version) => save(toRequestBody(values), version),
    newerRecordOf(error) {
      const conflict = customerConflictOf(error);
      return conflict && newerRecord(conflict, conflict.customer, toFormValues);
    },
    onSubmitted: () => navigate(listHref),
  });
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;
