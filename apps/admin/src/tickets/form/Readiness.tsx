import type { Ticket } from '@derrick/domain/tickets';
import { visuallyHidden } from '@derrick/ui/theme';
import { Check, Circle } from 'lucide-react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import { PRICES } from '../gaps/gapsOf.ts';
import { sumOf } from './formLines.ts';
import * as css from './Readiness.css.ts';
import { requiredFields } from './requiredFields.ts';
import { focusField } from './useFieldFocus.ts';
import { useFormLines } from './useFormLines.ts';
import type { TicketFormState } from './useTicketForm.ts';

interface ReadinessProps {
  form: TicketFormState;
  /** The edited ticket; undefined for a new one. */
  ticket: Ticket | undefined;
}

/**
 * Checklist of the fields that the company requires before submission, and of the prices, which are not required. Each
 * entry is checked when its field is filled, and links to the field.
 */
export function Readiness({ form, ticket }: ReadinessProps) {
  const t = useTranslate();
  const { can, user } = useSession();
  const { costReferenceLabel } = user.company ?? {};
  const asked = requiredFields(form, form.values);
  const left = asked.filter(({ isMet }) => !isMet).length;
  const { all: lines } = useFormLines(form, ticket);
  const unpriced = can('prices:read') ? sumOf(lines).unpriced : 0;
  return (
    <RecordSection
      title={t('ticketForm.readiness.title')}
      hint={
        <span role="status">
          {left === 0 && unpriced > 0
            ? t('ticketForm.readiness.onlyPrices', { count: unpriced })
            : t('ticketForm.readiness.left', { count: left })}
        </span>
      }
    >
      <ul className={css.list}>
        {asked.map(({ control, label, isMet }) => (
          <Entry
            key={control}
            label={(control === 'costReference' && costReferenceLabel) || t(label)}
            state={isMet ? 'met' : 'missing'}
            onPress={() => document.getElementById(form.controlId(control))?.focus()}
          />
        ))}
        {can('prices:read') && lines.length > 0 && (
          <Entry
            label={t('ticketForm.readiness.prices')}
            state={unpriced === 0 ? 'met' : 'recommended'}
            onPress={() => focusField(form, PRICES)}
          />
        )}
      </ul>
    </RecordSection>
  );
}

const stateWords = {
  met: 'ticketForm.readiness.met',
  missing: 'ticketForm.readiness.missing',
  recommended: 'ticketForm.readiness.recommended',
} as const satisfies Record<string, MessageKey>;

interface EntryProps {
  label: string;
  state: keyof typeof stateWords;
  onPress: () => void;
}

function Entry({ label, state, onPress }: EntryProps) {
  const t = useTranslate();
  const isMet = state === 'met';
  return (
    <li>
      <button type="button" className={css.entry} data-met={isMet || undefined} onClick={onPress}>
        {isMet ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
        {label} <span className={visuallyHidden}>{t(stateWords[state])}</span>
      </button>
    </li>
  );
}
