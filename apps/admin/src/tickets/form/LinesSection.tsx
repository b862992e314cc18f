import { jobTypeStruct, listJobTypes } from '@derrick/domain/jobTypes';
import { isHourLine, type Ticket, ticketLineKinds } from '@derrick/domain/tickets';
import { LineItemsEditor } from '@derrick/ui/LineItemsEditor';
import { useFormats } from '../../app/formats/index.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { useSession } from '../../app/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import { kindChoices, unitChoices } from '../../patterns/lines/index.ts';
import { useOptions } from '../../patterns/remote/index.ts';
import { amountOf, emptyLine, type HourRate, linesOfHours, sumOf } from './formLines.ts';
import * as css from './LinesSection.css.ts';
import { PriceItemPicker } from './PriceItemPicker.tsx';
import type { TicketFormState } from './useTicketForm.ts';
import { inputOf } from './values.ts';

interface LinesSectionProps {
  form: TicketFormState;
  /** The ticket that is changed; its hours keep the rate that they were saved with. */
  ticket: Ticket | undefined;
}

/** What is billed: the hours, which follow from the times, and what is added to them. */
export function LinesSection({ form, ticket }: LinesSectionProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { currency } = useFormats();
  const rate = useHourRate(form, ticket);
  const { lines } = form.values;
  const hours = linesOfHours(inputOf(form.values, [], ticket), rate);
  const hasPrices = can('prices:read');
  const all = [...hours, ...lines];
  const shared = { currency, amountOf, units: unitChoices(t) };
  const read = { ...shared, hasPrices, kinds: kindChoices(t, ticketLineKinds), isReadOnly: true };
  const { errorMessage } = form.control('lines');

  return (
    <RecordSection
      title={t('ticketForm.lines')}
      hint={t(hasPrices ? 'ticketForm.linesHint' : 'ticketForm.linesHintWithoutPrices')}
      isWide
    >
      <div className={css.section}>
        {form.isReadOnly ? (
          <LineItemsEditor {...read} label={t('ticketForm.lines')} value={all} />
        ) : (
          <>
            {hours.length > 0 ? (
              <LineItemsEditor {...read} label={t('ticketForm.lineHours')} value={hours} />
            ) : (
              <p className={css.hint}>{t('ticketForm.noHours')}</p>
            )}
            <LineItemsEditor
              {...shared}
              label={t('ticketForm.otherLines')}
              kinds={kindChoices(t, ['ITEM', 'ADJUSTMENT'])}
              // A price that somebody may not set would be taken from them again.
              hasPrices={can('prices:write')}
              value={lines}
              onChange={(next) => form.change({ lines: [...next] })}
              newLine={emptyLine}
              isDisabled={form.isPending}
              controlId={form.controlId}
              errors={errorsOf(form)}
            />
            {lines.some(({ kind }) => kind === 'ADJUSTMENT') && (
              <p className={css.hint}>{t('ticketForm.adjustmentHint')}</p>
            )}
            {errorMessage && (
              <p className={css.problem} role="alert">
                {errorMessage}
              </p>
            )}
            {hasPrices && (
              <PriceItemPicker
                isDisabled={form.isPending}
                onPick={(line) => form.setValues((now) => ({ ...now, lines: [...now.lines, line] }))}
              />
            )}
          </>
        )}
        {hasPrices && <Total lines={all} />}
      </div>
    </RecordSection>
  );
}

/** What all lines come to, and how many of them still need a price. */
function Total({ lines }: { lines: Parameters<typeof sumOf>[0] }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { cents, unpriced } = sumOf(lines);
  return (
    <output className={css.total}>
      <span>{t('ticketForm.linesTotal')}</span>
      <strong className={css.amount}>{money(cents)}</strong>
      {unpriced > 0 && <span className={css.unpriced}>{t('ticketForm.unpriced', { count: unpriced })}</span>}
    </output>
  );
}

/** The messages of the lines' fields, by their paths. */
const errorsOf = (form: TicketFormState): Record<string, string | undefined> =>
  Object.fromEntries(
    form.values.lines.flatMap((_, place) =>
      ['description', 'quantity', 'unitPriceCents'].map((field) => {
        const path = `lines.${place}.${field}`;
        return [path, form.control(path).errorMessage];
      }),
    ),
  );

/** Finds what an hour is billed with: as it was saved, or as the job type that was chosen since says. */
function useHourRate(form: TicketFormState, ticket: Ticket | undefined): HourRate {
  const { jobType } = form.values;
  const { options = [] } = useOptions(listJobTypes, {}, {}, { failureTitle: 'ticketForm.jobTypesFailed' });
  if (!jobType) return { name: '', cents: null };
  const saved = jobType.id === ticket?.jobTypeId ? ticket.lines.find(isHourLine) : undefined;
  if (saved) return { name: saved.description, cents: saved.unitPriceCents ?? null };
  const current = options.find(({ id }) => id === jobType.id);
  const cents = jobTypeStruct.is(current) ? current.hourlyRateCents : undefined;
  return { name: jobType.label, cents: cents ?? null };
}
