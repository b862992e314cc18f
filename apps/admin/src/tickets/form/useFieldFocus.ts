import { useEffect, useEffectEvent } from 'react';
import { useOneTimeParameter } from '../../core/useOneTimeParameter.ts';
import { FIELD } from '../addresses.ts';
import { PRICES } from '../gaps/gapsOf.ts';
import { aliases } from './fields.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** Returns the control of a gap: that of the field or, for missing prices, the first price or the job type. */
function controlOf(field: string, { values }: TicketFormState): string {
  if (field !== PRICES) return new Map(Object.entries(aliases)).get(field) ?? field;
  const index = values.lines.findIndex(({ unitPriceCents }) => unitPriceCents === null);
  return index === -1 ? 'jobType' : `lines.${index}.unitPriceCents`;
}

/** Focuses a field by its name in the API. */
export const focusField = (form: TicketFormState, field: string): void =>
  document.getElementById(form.controlId(controlOf(field, form)))?.focus();

/** Returns a function that focuses a field by its name in the API, and focuses the field in the address. */
export function useFieldFocus(form: TicketFormState): (field: string) => void {
  const [wanted, forget] = useOneTimeParameter(FIELD);
  const focus = (field: string) => focusField(form, field);
  const focusOnce = useEffectEvent((field: string) => {
    focus(field);
    forget();
  });
  useEffect(() => {
    if (wanted) focusOnce(wanted);
  }, [wanted]);
  return focus;
}
