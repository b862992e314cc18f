import { validateEmail } from '@derrick/domain/auth';
import { CUSTOMER_LINK_DAYS, requestCustomerLink } from '@derrick/domain/statements';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useAccountApi } from '../auth/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { Form } from '../patterns/form/Form.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';

const errors = {
  emailRequired: 'customerLink.error.required',
  emailInvalid: 'customerLink.error.invalid',
} as const;

/**
 * Requests a link to the customer's page by email. The confirmation is the same whether or not the company knows the
 * address.
 * @param token of an invoice, or of an earlier link to the page
 * @param autoFocus focuses the field, if the form replaces the button that opened it
 */
export function RequestLink({ token, autoFocus = false }: { token: string; autoFocus?: boolean }) {
  const t = useTranslate();
  const api = useAccountApi();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    labels: { email: 'customerLink.email' },
    validate: ({ email }) => {
      const error = validateEmail(email);
      return error ? { email: error } : {};
    },
    errorMessage: errorMessages(t, errors, 'customerLink.error.invalid'),
    async submit({ email }) {
      await api.call(requestCustomerLink, { body: { token, email: email.trim() } });
      setSentTo(email.trim());
      // Returning a failure keeps the form usable, for another address.
      return { ok: false };
    },
  });
  return (
    <Form form={form} gap={12} aria-label={t('customerLink.title')}>
      <TextField
        {...form.field('email')}
        description={t('customerLink.hint', { days: CUSTOMER_LINK_DAYS })}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus={autoFocus}
      />
      <FormFailure error={form.error} fallback="customerLink.failed" />
      <output>
        {sentTo !== undefined && <Banner tone="success">{t('customerLink.sent', { email: sentTo })}</Banner>}
      </output>
      <div>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('customerLink.sending')}>
          {t('customerLink.send')}
        </Button>
      </div>
    </Form>
  );
}
