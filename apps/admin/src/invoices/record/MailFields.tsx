import { formatFileLimit, formatFileSize } from '@derrick/domain/format';
import { INVOICE_PACKAGE_MAIL_MAX_BYTES, type Invoice } from '@derrick/domain/invoices';
import { Checkbox } from '@derrick/ui/Checkbox';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import type { FieldProps } from '../../patterns/form/index.ts';
import { type MailValues, mailLabels, newAddressIn } from './mailFields.ts';

interface MailFieldsProps {
  fields: { [Name in keyof MailValues]: FieldProps<MailValues[Name]> };
  invoice: Invoice;
  autoFocus?: boolean;
}

/** Recipient and message of an invoice email, with the options to attach tickets and to remember a new recipient. */
export function MailFields({ fields, invoice, autoFocus = false }: MailFieldsProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { can } = useSession();
  const { id, value, onChange, isDisabled } = fields.attachTickets;
  const { rememberRecipient } = fields;
  const newAddress = can('customers:write') ? newAddressIn(fields.to.value, invoice) : undefined;
  const { tickets, packageBytes } = invoice;
  const isTooLarge = packageBytes > INVOICE_PACKAGE_MAIL_MAX_BYTES;
  return (
    <>
      <TextField
        {...fields.to}
        description={t('invoice.toHint')}
        inputMode="email"
        autoComplete="off"
        isRequired
        autoFocus={autoFocus}
      />
      {newAddress !== undefined && (
        <Checkbox
          id={rememberRecipient.id}
          label={t('invoice.rememberEmail', { email: newAddress })}
          isSelected={rememberRecipient.value}
          isDisabled={rememberRecipient.isDisabled}
          onChange={rememberRecipient.onChange}
        />
      )}
      <TextArea {...fields.message} description={t('invoice.messageHint')} rows={4} />
      {tickets.length > 0 && (
        <Checkbox
          id={id}
          label={t(mailLabels.attachTickets)}
          description={t(isTooLarge ? 'invoice.attachTooLarge' : 'invoice.attachHint', {
            size: formatFileSize(packageBytes, locale),
            max: formatFileLimit(INVOICE_PACKAGE_MAIL_MAX_BYTES, locale),
          })}
          isSelected={value && !isTooLarge}
          isDisabled={isDisabled || isTooLarge}
          onChange={onChange}
        />
      )}
    </>
  );
}
