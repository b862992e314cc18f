import {
  requestTicketSignature,
  type SignatureRequestState,
  type Ticket,
  validateRecipient,
} from '@derrick/domain/tickets';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useLanguageChoice } from '../core/LanguageChoice.tsx';
import { useSession } from '../core/session.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { type Asked, LinkDialog } from './LinkDialog.tsx';

const ways = [
  { id: 'message', label: 'sign.ask.message' },
  { id: 'link', label: 'sign.ask.link' },
] as const;

interface AskValues {
  way: (typeof ways)[number]['id'];
  to: string;
  language: 'en' | 'es';
}

interface AskDialogProps {
  ticket: Ticket;
  /** Called with the new request once the server has accepted it. */
  onAsked: (request: SignatureRequestState) => void;
  onClose: () => void;
}

/** Requests the customer's signature by email, by SMS, or with a link to share. */
export function AskDialog({ ticket, onAsked, onClose }: AskDialogProps) {
  const t = useTranslate();
  const { user } = useSession();
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
    onSubmitted(reply) {
      const { way, to, language } = form.values;
      const sentTo = way === 'message' ? to.trim() : null;
      onAsked({
        sentTo,
        language,
        requestedBy: user.fullname ?? '',
        requestedAt: new Date().toISOString(),
        openedAt: null,
        expiresAt: reply.expiresAt,
      });
      setAsked({ ...reply, ...(sentTo !== null && { to: sentTo }) });
    },
  });
  if (asked) return <LinkDialog {...asked} onClose={onClose} />;
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
