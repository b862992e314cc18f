import type { Translate } from '../app/i18n/messages.ts';
import type { TicketFormState } from './useTicketForm.ts';
import type { TicketField } from './values.ts';
import { fieldWords } from './words.ts';

type TextName = 'location' | 'wellName' | 'description' | 'notes' | 'customerCompany' | 'customerName';

/** What every control of the form is given. */
export function controlProps(form: TicketFormState, field: TicketField, t: Translate) {
  return {
    id: form.fieldId(field),
    label: t(fieldWords[field]),
    errorMessage: form.errorAt(field),
    isDisabled: form.isBusy,
    isReadOnly: form.isReadOnly,
    onBlur: () => form.touch(field),
  };
}

/** What a control of text is given. */
export const textProps = (form: TicketFormState, field: TextName, t: Translate) => ({
  ...controlProps(form, field, t),
  value: form.values[field],
  onChange: (value: string) => form.change(field, value),
});
