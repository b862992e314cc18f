import { type Account, requestPhoneCode, verifyPhone } from '@derrick/domain/account';
import { formatPhone } from '@derrick/domain/format';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { TextField } from '@derrick/ui/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { Form, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { ownAccountErrors } from './errorMessage.ts';
import { Section } from './Section.tsx';

interface PhoneSectionProps {
  /** E.164 format. */
  phone: string;
  isVerified: boolean;
}

/** Verification status of the user's phone number, which is verified with an SMS code. */
export function PhoneSection({ phone, isVerified }: PhoneSectionProps) {
  const t = useTranslate();
  const part = useRef<HTMLDivElement>(null);
  // A changed number invalidates the previous code.
  const [codeSentTo, setCodeSentTo] = useState<string>();
  const { change, isPending } = useChange(requestPhoneCode, {
    success: 'ownAccount.phone.codeSent',
    failure: 'ownAccount.phone.codeNotSent',
  });
  const requestCode = async () => {
    const sent = await change();
    if (sent.ok) setCodeSentTo(sent.data.phone);
  };
  const number = formatPhone(phone);
  const waitsForCode = !isVerified && codeSentTo === phone;
  return (
    <div ref={part} id="phone" tabIndex={-1}>
      <Section
        title={t('ownAccount.phone.title')}
        badge={
          <Badge tone={isVerified ? 'success' : 'warning'}>
            {t(isVerified ? 'ownAccount.phone.verified' : 'ownAccount.phone.unverified')}
          </Badge>
        }
        text={t(isVerified ? 'ownAccount.phone.verifiedText' : 'ownAccount.phone.unverifiedText', { number })}
      >
        {waitsForCode && (
          // The focused field is removed, so move the focus to the section.
          <CodeForm number={number} onVerified={() => part.current?.focus()} />
        )}
        {!isVerified && (
          <Inline>
            <Button isPending={isPending} onPress={() => void requestCode()}>
              {t(waitsForCode ? 'ownAccount.phone.sendAnother' : 'ownAccount.phone.send')}
            </Button>
          </Inline>
        )}
      </Section>
    </div>
  );
}

function CodeForm({ number, onVerified }: { number: string; onVerified: () => void }) {
  const t = useTranslate();
  const { change } = useChange<typeof verifyPhone>(verifyPhone, { success: 'ownAccount.phone.nowVerified' });
  const form = useForm({
    initial: { code: '' },
    labels: { code: 'ownAccount.phone.code' },
    validate: ({ code }) => ({ code: /^\s*(\d\s*){6}$/.test(code) ? undefined : 'codeIncomplete' }),
    validatesOnBlur: false,
    errorMessage: ownAccountErrors(t),
    submit: ({ code }) => change({ body: { code } }),
    onSubmitted: (_account: Account) => onVerified(),
  });
  return (
    <Form form={form} gap={16}>
      <Grid columns={2} align="start">
        <TextField
          {...form.field('code')}
          description={t('ownAccount.phone.codeHint', { number })}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </Grid>
      <FormFailure error={form.error} fallback="ownAccount.phone.notVerified" />
      <Inline>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={t('ownAccount.saving')}
        >
          {t('ownAccount.phone.verify')}
        </Button>
      </Inline>
    </Form>
  );
}
