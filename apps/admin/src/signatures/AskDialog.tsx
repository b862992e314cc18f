import { formatPhone } from '@derrick/domain/format';
import { requestTicketSignature, type Ticket, validateRecipient } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useLanguageChoice } from '../core/LanguageChoice.tsx';
import { notify } from '../core/notify.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';

const ways = [
  { id: 'message', label: 'sign.ask.message' },
  { id: 'link', label: 'sign.ask.link' },
] as const;

interface AskValues {
  way: (typeof ways)[number]['id'];
  to: string;
  language: 'en' | 'es';
}

interface Asked {
  link: string;
  expiresAt: string;
}

/** Requests the customer's signature by email, by SMS, or with a link to share. */
export function AskDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useTranslate();
  const { options } = useLanguageChoice();
  const { id, jobcode } = ticket;
  const { change } = useChange(requestTicketSignature);
  const [asked, setAsked] = useState<Asked & { to?: string }>();
  const form = useForm<AskValues, Asked>({
    initial: { way: 'message', to: '', language: 'en' },
    labels: { way: 'sign.ask.way', to: 'sign.ask.to', language: 'sign.ask.language' },
    validate: ({ way, to }) => ({ to: way === 'message' ? validateRecipient(to) : undefined }),
    validatesOnBlur: false,
    errorMessage: errorMessages(
      t,
      {
        emailRequired: 'sign.error.to',
        emailInvalid: 'sign.error.email',
        phoneInvalid: 'sign.error.phone',
      },
      'sign.error.invalid',
    ),
    submit: ({ way, to, language }) =>
      change({ params: { id }, body: { language, ...(way === 'message' && { to: to.trim() }) } }),
    onSubmitted: (reply) =>
      setAsked({ ...reply, ...(form.values.way === 'message' && { to: form.values.to.trim() }) }),
  });
  if (asked) return <AskedDialog {...asked} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t('sign.ask.title')}
      description={t('sign.ask.text', { jobcode })}
      submitLabel={t(form.values.way === 'message' ? 'sign.ask.send' : 'sign.ask.make')}
      pendingLabel={t('sign.ask.pending')}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('sign.ask.way')}
        items={ways.map(({ id: way, label }) => ({ id: way, label: t(label) }))}
        value={form.values.way}
        onChange={(way) => form.change({ way: way === 'link' ? 'link' : 'message' })}
      />
      {form.values.way === 'message' && (
        <>
          <TextField
            {...form.field('to')}
            description={t('sign.ask.toHint')}
            isRequired
            autoFocus
            autoComplete="off"
          />
          <SegmentedControl
            label={t('sign.ask.language')}
            items={options}
            value={form.values.language}
            onChange={(language) => form.change({ language: language === 'es' ? 'es' : 'en' })}
          />
        </>
      )}
      <FormFailure error={form.error} fallback="sign.ask.failed" />
    </FormDialog>
  );
}

interface AskedDialogProps extends Asked {
  to?: string | undefined;
  onClose: () => void;
}

/** Confirms the request and shows the link. */
function AskedDialog({ link, expiresAt, to, onClose }: AskedDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const date = formats.date(expiresAt);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      void notify({ tone: 'success', title: t('sign.ask.copied') });
    } catch {
      // Copying was blocked: focusing the field selects the link, so that the user can copy it with the keyboard.
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(to ? 'sign.ask.sent' : 'sign.ask.made')}
      description={
        to
          ? t('sign.ask.sentText', { to: to.includes('@') ? to : formatPhone(to), date })
          : t('sign.ask.madeText', { date })
      }
      footer={
        <>
          <Button onPress={onClose}>{t('common.close')}</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {t('sign.ask.copy')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('sign.ask.link')}
        value={link}
        isReadOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
