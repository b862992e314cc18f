import { missingRequirements, type Ticket, type TicketGate } from '@derrick/domain/tickets';
import { visuallyHidden } from '@derrick/ui/theme';
import { Check, Circle } from 'lucide-react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import { PRICES } from '../gaps/gapsOf.ts';
import { sumOf } from './formLines.ts';
import * as css from './Readiness.css.ts';
import { focusField } from './useFieldFocus.ts';
import { useFormLines } from './useFormLines.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { toRequestBody } from './values.ts';

/** Checklist entries: the field in the API, and the control that the entry links to. */
const entries: readonly { field: string; control: string; label: MessageKey; gate?: TicketGate }[] = [
  { field: 'location', control: 'location', label: 'ticketForm.location' },
  { field: 'wellName', control: 'wellName', label: 'ticketForm.wellName' },
  { field: 'description', control: 'description', label: 'ticketForm.description' },
  {
    field: 'workStartedAt',
    control: 'workStartedAt',
    label: 'ticketForm.workStart',
    gate: 'workTimes',
  },
  { field: 'workEndedAt', control: 'workEndedAt', label: 'ticketForm.workEnd', gate: 'workTimes' },
  { field: 'technicianId', control: 'technician', label: 'ticketForm.technician', gate: 'technician' },
  { field: 'jobTypeId', control: 'jobType', label: 'ticketForm.jobType', gate: 'jobType' },
  {
    field: 'customerCompany',
    control: 'customerCompany',
    label: 'ticketForm.customerCompany',
    gate: 'customer',
  },
  { field: 'customerName', control: 'customerName', label: 'ticketForm.customerName', gate: 'contact' },
  {
    field: 'costReference',
    control: 'costReference',
    label: 'ticketForm.costReference',
    gate: 'costReference',
  },
  { field: 'attachments', control: 'attachments', label: 'ticketForm.readiness.photo', gate: 'photo' },
  { field: 'signature', control: 'signature', label: 'ticketForm.signature', gate: 'signature' },
];

interface ReadinessProps {
  form: TicketFormState;
  /** The edited ticket; undefined for a new one. */
  ticket: Ticket | undefined;
  gates: readonly TicketGate[];
}

/**
 * Checklist of the fields that the company requires before submission, and of the prices, which are not required. Each
 * entry is checked when its field is filled, and links to the field.
 */
export function Readiness({ form, ticket, gates }: ReadinessProps) {
  const t = useTranslate();
  const { can, user } = useSession();
  const { costReferenceLabel } = user.company ?? {};
  const files = form.files.attachments.map(({ name }) => ({ fileUrl: name }));
  const { signature } = form;
  const unmet = missingRequirements(
    { ...toRequestBody(form.values, [], undefined), attachments: files, signature },
    gates,
  );
  const asked = entries.filter(({ gate }) => gate === undefined || gates.includes(gate));
  const left = asked.filter(({ field }) => field in unmet).length;
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
        {asked.map(({ field, control, label }) => {
          const isMet = !(field in unmet);
          return (
            <Entry
              key={control}
              label={(control === 'costReference' && costReferenceLabel) || t(label)}
              state={isMet ? 'met' : 'missing'}
              onPress={() => document.getElementById(form.controlId(control))?.focus()}
            />
          );
        })}
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
