import { getTicketSuggestions, type TicketSuggestions } from '@derrick/domain/tickets';
import { useEffect, useEffectEvent, useState } from 'react';
import { readyValue, useRemote } from '../../patterns/remote/index.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** The fields that the last ticket of a customer suggests. */
export const suggestedFields = ['location', 'wellName', 'customerName'] as const;

export type SuggestedField = (typeof suggestedFields)[number];

export interface Suggestions {
  /** Suggested values of fields that are empty or have the suggested value. */
  offers: { field: SuggestedField; value: string }[];
  /** The customer to whom the offers belong. */
  customer: string;
  /** Saving the ticket creates the customer, because no customer has the name in the form. */
  isNewCustomer: boolean;
  /** Loads the suggestions for a customer whose name the user has finished typing or has chosen. */
  commitCustomer: (name: string) => void;
}

/**
 * Loads the usual values of the technician and the customer of the form. Fills in the technician's job type unless the user
 * has chosen one. A failure is not reported: the form works without suggestions.
 */
export function useSuggestions(form: TicketFormState): Suggestions {
  const { values, isNew, isReadOnly } = form;
  const [initial] = useState({ technician: values.technician?.id, customer: values.customerCompany.trim() });
  const [customer, setCustomer] = useState('');
  const technicianId = values.technician?.id;
  const isOtherTechnician = technicianId !== undefined && (isNew || technicianId !== initial.technician);
  const query = {
    ...(isOtherTechnician && { technicianId }),
    ...(customer !== '' && { customerCompany: customer }),
  };
  const isNeeded = !isReadOnly && (isOtherTechnician || customer !== '');
  const remote = useRemote(getTicketSuggestions, isNeeded ? { query } : null, {
    failureTitle: 'common.error.unexpected',
  });
  const suggestions = readyValue(remote);

  useJobTypeOf(form, isOtherTechnician ? technicianId : undefined, suggestions);

  const isCurrent =
    suggestions !== undefined && customer !== '' && values.customerCompany.trim() === customer;
  const isSaved = customer === initial.customer;
  const offers = suggestedFields.flatMap((field) => {
    const value = isCurrent && !isSaved ? suggestions[field] : null;
    const current = values[field].trim();
    return value && (current === '' || current === value) ? [{ field, value }] : [];
  });
  return {
    offers,
    customer: suggestions?.customer?.name ?? customer,
    isNewCustomer: isCurrent && suggestions.customer === null,
    commitCustomer: (name) => setCustomer(name.trim()),
  };
}

/** Fills in the job type of a technician. A job type that the user has chosen stays. */
function useJobTypeOf(
  form: TicketFormState,
  technicianId: string | undefined,
  suggestions: TicketSuggestions | undefined,
) {
  const { jobType } = form.values;
  const [filled, setFilled] = useState<string>();
  const usualJobType = technicianId === undefined ? undefined : (suggestions?.jobType ?? undefined);
  const fill = useEffectEvent(() => {
    if (!usualJobType || (jobType && jobType.id !== filled)) return;
    setFilled(usualJobType.id);
    if (jobType?.id === usualJobType.id) return;
    const next = { jobType: { id: usualJobType.id, label: usualJobType.name } };
    // A job type that the form fills in by itself, before the user has changed anything, is no change to save.
    if (form.isDirty) form.change(next);
    else form.prefill(next);
  });
  useEffect(() => {
    if (technicianId !== undefined && usualJobType?.id !== undefined) fill();
  }, [technicianId, usualJobType?.id]);
}
