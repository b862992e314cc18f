import { type CompanySize, companySizes, type Industry, industries } from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { TextField } from '@derrick/ui/TextField';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { AccountForm } from '../AccountForm.tsx';
import * as css from './CompanyStep.css.ts';
import type { RegistrationForm } from './useRegistration.ts';

const industryKeys: Record<Industry, MessageKey> = {
  'Oil & Gas': 'account.industry.oilGas',
  Technology: 'account.industry.technology',
  Healthcare: 'account.industry.healthcare',
  Finance: 'account.industry.finance',
};

/** Number of team members, in digits that are identical in both languages. */
const ranges: Record<CompanySize, string> = {
  STARTUP: '1–5',
  SMALL: '6–25',
  MEDIUM: '26–100',
  LARGE: '100+',
};

interface CompanyStepProps {
  form: RegistrationForm;
  /** Replaces the server's message. */
  failureMessage: ReactNode;
  onBack: () => void;
}

/** Second step of the registration: the company. */
export function CompanyStep({ form, failureMessage, onBack }: CompanyStepProps) {
  const t = useTranslate();
  return (
    <AccountForm
      form={form}
      submitLabel="auth.signUp"
      pendingLabel="account.register.pending"
      failure="account.register.failed"
      failureMessage={failureMessage}
      back={
        <Button size="large" icon={<ArrowLeft size={16} />} isDisabled={form.isPending} onPress={onBack}>
          {t('account.register.back')}
        </Button>
      }
    >
      <TextField {...form.field('name')} name="organization" autoComplete="organization" />
      <NativeSelect
        {...form.field('industry')}
        className={css.select}
        name="industry"
        items={[
          { id: '', label: t('account.industryPlaceholder'), isDisabled: true },
          ...industries.map((id) => ({ id, label: t(industryKeys[id]) })),
        ]}
      />
      <NativeSelect
        {...form.field('size')}
        className={css.select}
        name="size"
        items={[
          { id: '', label: t('account.companySizePlaceholder'), isDisabled: true },
          ...companySizes.map((id) => ({
            id,
            label: t('account.companySizePeople', { range: ranges[id] }),
          })),
        ]}
      />
    </AccountForm>
  );
}
