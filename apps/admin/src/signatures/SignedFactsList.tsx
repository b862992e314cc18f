import { formatDate, numberFormat } from '@derrick/domain/format';
import type { SignedFacts } from '@derrick/domain/signatures';
import type { LineUnit } from '@derrick/domain/tickets';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useFormats } from '../core/formats/index.ts';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { longQuantityWords } from '../patterns/lines/index.ts';
import * as css from './SignedFactsList.css.ts';
import { useSignHours } from './useSignHours.ts';

const isUnit = (unit: string): unit is LineUnit => unit in longQuantityWords;

/** The data of a ticket that a customer signs: location, work, people, hours and items. */
export function SignedFactsList({ facts }: { facts: SignedFacts }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { time } = useFormats();
  const hoursText = useSignHours();
  const hours = (count: number, from: string | null, to: string | null) => {
    if (count === 0 && from === null) return null;
    const total = hoursText(count);
    return from && to ? `${time(from)} – ${time(to)} (${total})` : total;
  };
  const { workDate, workStartedAt, workEndedAt, travelStartedAt, travelEndedAt } = facts;
  const details: [MessageKey, string | null][] = [
    ['sign.ticket.workDate', workDate && formatDate(workDate, locale, 'UTC')],
    ['sign.ticket.customer', facts.customerCompany],
    ['sign.ticket.contact', facts.customerName],
    ['sign.ticket.location', facts.location],
    ['sign.ticket.wellName', facts.wellName],
    ['sign.ticket.costReference', facts.costReference],
    ['sign.ticket.technician', facts.technician],
    ['sign.ticket.jobType', facts.jobType],
    ['sign.ticket.work', hours(facts.workHours, workStartedAt, workEndedAt)],
    ['sign.ticket.standby', hours(facts.standbyHours ?? 0, null, null)],
    ['sign.ticket.travel', hours(facts.travelHours, travelStartedAt, travelEndedAt)],
    ['sign.ticket.description', facts.description],
  ];
  const items = details.flatMap(([term, description]) =>
    description ? [{ term: t(term), description }] : [],
  );
  return (
    <>
      <DescriptionList items={items} hasDividers />
      {facts.lines.length > 0 && (
        <>
          <h3 className={css.subheading}>{t('sign.ticket.items')}</h3>
          <SignedLines lines={facts.lines} />
        </>
      )}
    </>
  );
}

/** Items of a ticket with their quantities, without prices. */
export function SignedLines({ lines }: Pick<SignedFacts, 'lines'>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const number = numberFormat(locale, { maximumFractionDigits: 3 });
  return (
    <Stack as="ul" gap={8}>
      {lines.map(({ description, quantity, unit }, index) => {
        const key = isUnit(unit) ? longQuantityWords[unit] : undefined;
        const amount = number.format(quantity);
        return (
          <Inline
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order stays.
            key={index}
            as="li"
            gap={16}
            align="start"
            justify="between"
            isOneLine
            className={css.line}
          >
            <span>{description}</span>
            <span className={css.quantity}>
              {key ? t(key, { quantity: amount, count: quantity }) : `${amount} ${unit}`}
            </span>
          </Inline>
        );
      })}
    </Stack>
  );
}
