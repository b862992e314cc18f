import { attachmentExtension } from '@derrick/domain/files';
import { formatDate, formatHours } from '@derrick/domain/format';
import type { SignRequest } from '@derrick/domain/signatures';
import type { LineUnit } from '@derrick/domain/tickets';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { formatTime } from '@derrick/ui/TimeField';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { quantityWords } from '../../patterns/lines/index.ts';
import * as css from './SignPage.css.ts';

/** Image types that all browsers display. */
const shown: readonly unknown[] = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

const isUnit = (unit: string): unit is LineUnit => unit in quantityWords;

interface SignTicketProps extends Pick<SignRequest, 'ticket' | 'files'> {
  token: string;
}

/** Content to be signed: location, work, people, hours and photos. */
export function SignTicket({ ticket, files, token }: SignTicketProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const hours = (count: number, from: string | null, to: string | null) => {
    if (count === 0 && from === null) return null;
    const total = t('sign.ticket.hours', { hours: formatHours(count, locale) });
    return from && to ? `${formatTime(from, locale)} – ${formatTime(to, locale)} (${total})` : total;
  };
  const { workDate, workStartedAt, workEndedAt, travelStartedAt, travelEndedAt } = ticket;
  const details: [MessageKey, string | null][] = [
    ['sign.ticket.workDate', workDate && formatDate(workDate, locale, 'UTC')],
    ['sign.ticket.customer', ticket.customerCompany],
    ['sign.ticket.contact', ticket.customerName],
    ['sign.ticket.location', ticket.location],
    ['sign.ticket.wellName', ticket.wellName],
    ['sign.ticket.costReference', ticket.costReference],
    ['sign.ticket.technician', ticket.technician],
    ['sign.ticket.jobType', ticket.jobType],
    ['sign.ticket.work', hours(ticket.workHours, workStartedAt, workEndedAt)],
    ['sign.ticket.travel', hours(ticket.travelHours, travelStartedAt, travelEndedAt)],
    ['sign.ticket.description', ticket.description],
  ];
  const items = details.flatMap(([term, description]) =>
    description ? [{ term: t(term), description }] : [],
  );
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return (
    <Stack as="section" className={css.card} aria-label={t('sign.ticket.title')}>
      <h2 className={css.heading}>{t('sign.ticket.title')}</h2>
      <DescriptionList items={items} hasDividers />
      {ticket.lines.length > 0 && (
        <>
          <h3 className={css.subheading}>{t('sign.ticket.items')}</h3>
          <Stack as="ul" gap={8}>
            {ticket.lines.map(({ description, quantity, unit }, place) => {
              const key = isUnit(unit) ? quantityWords[unit] : undefined;
              const amount = number.format(quantity);
              return (
                <Inline
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order stays.
                  key={place}
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
        </>
      )}
      {files.length > 0 && <SignFiles files={files} token={token} />}
    </Stack>
  );
}

function SignFiles({ files, token }: Pick<SignTicketProps, 'files' | 'token'>) {
  const t = useTranslate();
  return (
    <>
      <h3 className={css.subheading}>{t('sign.ticket.files')}</h3>
      <ul className={css.files}>
        {files.map(({ name, originalName }) => {
          const href = `/api/v1/sign/file/${name}?token=${token}`;
          return (
            <li key={name} className={css.file}>
              <Link href={href} target="_blank" rel="noopener">
                {shown.includes(attachmentExtension(originalName)) && (
                  <img className={css.photo} src={href} alt="" loading="lazy" />
                )}
                {originalName}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
