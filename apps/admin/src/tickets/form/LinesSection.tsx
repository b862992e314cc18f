import { lineUnits, type Ticket, ticketLineKinds } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { type LineItem, LineItemsEditor } from '@derrick/ui/LineItemsEditor';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import { kindChoices, longQuantityWords, PriceItemPicker, unitChoices } from '../../patterns/lines/index.ts';
import { RetryBanner } from '../../patterns/remote/index.ts';
import { amountOf, emptyLine, lineOf, sumOf } from './formLines.ts';
import * as css from './LinesSection.css.ts';
import { useFormLines } from './useFormLines.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { useWorkDay } from './useWorkDay.ts';

interface LinesSectionProps {
  form: TicketFormState;
  /** The edited ticket. Its hours keep the rate they were saved with. */
  ticket: Ticket | undefined;
}

/** Billed lines: hours, calculated from the times, and added lines. */
export function LinesSection({ form, ticket }: LinesSectionProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { currency, distanceUnit } = useFormats();
  const { hours, all, levelWithoutRate, changed, failure } = useFormLines(form, ticket);
  const { lines } = form.values;
  const hasPrices = can('prices:read');
  const { day } = useWorkDay(form);
  const customer = form.values.customerCompany.trim();
  const pricesFor = hasPrices ? { ...(customer && { customer }), ...(day && { day }) } : {};
  const shared = { currency, amountOf, units: unitChoices(t, distanceUnit, all) };
  const quantityText = (text: string, { quantity, unit }: LineItem) => {
    const known = lineUnits.find((id) => id === unit) ?? 'ea';
    return t(longQuantityWords[known], { quantity: text, count: quantity ?? 0 });
  };
  const read = {
    ...shared,
    quantityText,
    hasPrices,
    kinds: kindChoices(t, ticketLineKinds),
    isReadOnly: true,
  };
  const { errorMessage } = form.control('lines');

  return (
    <RecordSection
      title={t('ticketForm.lines')}
      hint={t(hasPrices ? 'ticketForm.linesHint' : 'ticketForm.linesHintWithoutPrices')}
      isWide
    >
      <Stack>
        {failure && <RetryBanner {...failure} />}
        {form.isReadOnly ? (
          <LineItemsEditor {...read} label={t('ticketForm.lines')} value={all} />
        ) : (
          <>
            {hours.length > 0 ? (
              <LineItemsEditor {...read} label={t('ticketForm.lineHours')} value={hours} />
            ) : (
              <p className={css.hint}>{t('ticketForm.noHours')}</p>
            )}
            {hasPrices && levelWithoutRate && <NoRate level={levelWithoutRate} />}
            {can('prices:write') && hours.length > 0 && changed !== undefined && (
              <RateOfNow form={form} cents={changed} />
            )}
            <LineItemsEditor
              {...shared}
              label={t('ticketForm.otherLines')}
              kinds={kindChoices(t, ['ITEM', 'ADJUSTMENT'])}
              // The server ignores prices from users who may not set them.
              hasPrices={can('prices:write')}
              value={lines}
              onChange={(next) => form.change({ lines: [...next] })}
              newLine={emptyLine}
              {...(hours.length > 0 && { emptyText: null })}
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
            <PriceItemPicker
              pricesFor={pricesFor}
              isDisabled={form.isPending}
              onPick={(item) => form.setValues((now) => ({ ...now, lines: [...now.lines, lineOf(item)] }))}
            />
          </>
        )}
        {hasPrices && <Total lines={all} />}
      </Stack>
    </RecordSection>
  );
}

/** Total of all lines, and the number of lines without a price. */
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

/** Error messages of the line fields by path. */
const errorsOf = (form: TicketFormState): Record<string, string | undefined> =>
  Object.fromEntries(
    form.values.lines.flatMap((_, place) =>
      ['description', 'quantity', 'unitPriceCents'].map((field) => {
        const path = `lines.${place}.${field}`;
        return [path, form.control(path).errorMessage];
      }),
    ),
  );

/** Names the reason why the hours have no price: the job type has no rate. */
function NoRate({ level }: { level: string }) {
  const t = useTranslate();
  const { can } = useSession();
  return (
    <p className={css.hint}>
      {t('ticketForm.noRate', { level })}{' '}
      {can('rates:write') && <Link href="/dashboard/company/rates">{t('ticketForm.setRate')}</Link>}
    </p>
  );
}

/** Offers to switch hours that were saved with another rate to the rate of the work date, and back. */
function RateOfNow({ form, cents }: { form: TicketFormState; cents: number }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { isRepriced } = form.values;
  const rate = money(cents);
  return (
    <Inline gap={12}>
      <p className={css.hint}>
        {t(isRepriced ? 'ticketForm.rateTaken' : 'ticketForm.rateChanged', { rate })}
      </p>
      <Button
        size="small"
        isDisabled={form.isPending}
        onPress={() => form.change({ isRepriced: !isRepriced })}
      >
        {t(isRepriced ? 'ticketForm.keepRate' : 'ticketForm.takeRate')}
      </Button>
    </Inline>
  );
}
