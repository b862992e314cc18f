import { downloadTicketPdf } from '@derrick/domain/documents';
import { signedFactsOf } from '@derrick/domain/signatures';
import { missingPrices, type Ticket } from '@derrick/domain/tickets';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Stack } from '@derrick/ui/Stack';
import type { ReactNode } from 'react';
import { useApi } from '../core/api.ts';
import { useFormats } from '../core/formats/index.ts';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Signature.css.ts';
import { SignedLines } from './SignedFactsList.tsx';
import { SignPdf } from './SignPdf.tsx';
import { useSignHours } from './useSignHours.ts';

/** Summary of the ticket that the customer signs on the user's device, with the amount if the user may see prices. */
export function SignSummary({ ticket }: { ticket: Ticket }) {
  const t = useTranslate();
  const api = useApi();
  const hours = useSignHours();
  const { date, money } = useFormats();
  const { id, jobcode, customerCompany, wellName, location, workDate, totals } = ticket;
  const { lines, workHours, standbyHours = 0, travelHours } = signedFactsOf(ticket);
  // A sum without the lines that have no price would be too low.
  const amount = totals && ticket.lines.length > 0 && missingPrices(ticket.lines) === 0;
  const facts: [MessageKey, ReactNode][] = [
    ['sign.ticket.customer', customerCompany],
    ['sign.ticket.wellName', wellName],
    ['sign.ticket.location', location],
    ['sign.ticket.workDate', workDate && date(workDate)],
    ['sign.ticket.work', workHours > 0 && hours(workHours)],
    ['sign.ticket.standby', standbyHours > 0 && hours(standbyHours)],
    ['sign.ticket.travel', travelHours > 0 && hours(travelHours)],
    ['sign.ticket.items', lines.length > 0 && <SignedLines lines={lines} />],
    ['sign.ticket.amount', amount && money(totals.totalCents)],
  ];
  return (
    <Stack as="section" gap={12} className={css.summary} aria-label={t('sign.ticket.title')}>
      <DescriptionList
        items={facts.flatMap(([term, description]) => (description ? [{ term: t(term), description }] : []))}
      />
      <SignPdf jobcode={jobcode} load={() => api.call(downloadTicketPdf, { params: { id } })} />
    </Stack>
  );
}
