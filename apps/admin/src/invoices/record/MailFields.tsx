import { Checkbox } from '@derrick/ui/Checkbox';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { FieldProps } from '../../patterns/form/index.ts';
import { type MailValues, mailLabels } from './mailFields.ts';

interface MailFieldsProps {
  fields: { [Name in keyof MailValues]: FieldProps<MailValues[Name]> };
  /** The invoice has tickets that can be attached. */
  hasTickets: boolean;
  autoFocus?: boolean;
}

/** Recipient and message of an invoice email, and whether tickets are attached. */
export function MailFields({ fields, hasTickets, autoFocus = false }: MailFieldsProps) {
  const t = useTranslate();
  const { id, value, onChange, isDisabled } = fields.attachTickets;
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
      <TextArea {...fields.message} description={t('invoice.messageHint')} rows={4} />
      {hasTickets && (
        <Checkbox
          id={id}
          label={t(mailLabels.attachTickets)}
          isSelected={value}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
    </>
  );
}
