import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { ToggleButton } from '@derrick/ui/ToggleButton';
import { Check, Plus } from 'lucide-react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { requiredFields } from './requiredFields.ts';
import * as css from './TicketForm.css.ts';
import { focusField } from './useFieldFocus.ts';
import type { Suggestions } from './useSuggestions.ts';
import type { TicketFormState } from './useTicketForm.ts';

interface CustomerSuggestionsProps extends Pick<Suggestions, 'offers' | 'customer'> {
  form: TicketFormState;
}

/** Values of the customer's last ticket. A press fills an empty field, and a second press empties it again. */
export function CustomerSuggestions({ form, offers, customer }: CustomerSuggestionsProps) {
  const t = useTranslate();
  if (offers.length === 0) return null;
  const title = t('ticketForm.suggestions', { customer });
  const left = offers.filter(({ field }) => form.values[field].trim() === '');
  const fillAll = () => {
    const filled = Object.fromEntries(left.map(({ field, value }) => [field, value]));
    form.change(filled);
    // The button is disabled now, so the focus moves on to what is left to fill in.
    const next = requiredFields(form, { ...form.values, ...filled }).find(({ isMet }) => !isMet);
    if (next) focusField(form, next.control);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border and groups fields, not buttons.
    <div role="group" aria-label={title} className={css.suggestions}>
      <p className={css.suggestionsTitle} role="status">
        {title}
      </p>
      <Inline gap={8}>
        {offers.map(({ field, value }) => {
          const isTaken = form.values[field].trim() === value;
          return (
            <ToggleButton
              key={field}
              size="small"
              className={css.suggestion}
              icon={isTaken ? <Check size={16} /> : <Plus size={16} />}
              isSelected={isTaken}
              isDisabled={form.isPending}
              onChange={(isSelected) => form.change({ [field]: isSelected ? value : '' })}
            >
              {t('ticketForm.suggestion', { field: form.labelOf(field), value })}
            </ToggleButton>
          );
        })}
        {offers.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            isDisabled={form.isPending || left.length === 0}
            onPress={fillAll}
          >
            {t('ticketForm.suggestion.all')}
          </Button>
        )}
      </Inline>
    </div>
  );
}
