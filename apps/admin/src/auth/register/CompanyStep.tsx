import {
  type CompanySize,
  type CompanyStep as CompanyValues,
  companySizes,
  type Industry,
  industries,
  validateCompanyStep,
} from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { TextField } from '@derrick/ui/TextField';
import { ArrowLeft } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { allFieldWords } from '../fieldWords.ts';
import * as form from '../form.css.ts';
import { Spoken } from '../Spoken.tsx';
import { useFields } from '../useFields.ts';
import * as css from './CompanyStep.css.ts';
import { companyNames, type StepProps } from './steps.ts';

const industryKeys: Record<Industry, MessageKey> = {
  'Oil & Gas': 'account.industry.oilGas',
  Technology: 'account.industry.technology',
  Healthcare: 'account.industry.healthcare',
  Finance: 'account.industry.finance',
};

/** People of a company, in digits that read the same in both languages. */
const ranges: Record<CompanySize, string> = {
  STARTUP: '1–5',
  SMALL: '6–25',
  MEDIUM: '26–100',
  LARGE: '100+',
};

interface CompanyStepProps extends StepProps<CompanyValues> {
  isPending: boolean;
  /** Whether signing up must wait, for a reason that the failure tells. */
  isWaiting: boolean;
  failure: ReactNode;
  onBack: () => void;
  onSignUp: () => void;
}

/** Asks which company signs up, and creates it. */
export function CompanyStep({ values, onChange, refused, lastRefused, ...props }: CompanyStepProps) {
  const t = useTranslate();
  const labels = {
    name: t('account.companyName'),
    industry: t('account.industry'),
    size: t('account.companySize'),
  };
  const errors = { ...refused, ...allFieldWords(validateCompanyStep(values), t) };
  const { field, refOf, spoken, submit } = useFields({
    names: companyNames,
    labels,
    errors,
    refused: lastRefused,
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (props.isPending || props.isWaiting) return;
    if (submit()) props.onSignUp();
  };

  return (
    <form className={form.form} noValidate onSubmit={onSubmit}>
      <TextField
        {...field('name')}
        label={labels.name}
        name="organization"
        autoComplete="organization"
        value={values.name}
        onChange={(name) => onChange({ name })}
        inputRef={refOf('name')}
      />
      <NativeSelect
        {...field('industry')}
        className={css.select}
        label={labels.industry}
        name="industry"
        items={[
          { id: '', label: t('account.industryPlaceholder'), isDisabled: true },
          ...industries.map((id) => ({ id, label: t(industryKeys[id]) })),
        ]}
        value={values.industry}
        onChange={(industry) => onChange({ industry })}
        selectRef={refOf('industry')}
      />
      <NativeSelect
        {...field('size')}
        className={css.select}
        label={labels.size}
        name="size"
        items={[
          { id: '', label: t('account.companySizePlaceholder'), isDisabled: true },
          ...companySizes.map((id) => ({
            id,
            label: t('account.companySizePeople', { range: ranges[id] }),
          })),
        ]}
        value={values.size}
        onChange={(size) => onChange({ size })}
        selectRef={refOf('size')}
      />
      <Spoken>{spoken}</Spoken>
      <div className={css.buttons}>
        <Button
          size="large"
          icon={<ArrowLeft size={16} />}
          isDisabled={props.isPending}
          onPress={props.onBack}
        >
          {t('account.register.back')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isDisabled={props.isWaiting}
          isPending={props.isPending}
          pendingLabel={t('account.register.pending')}
        >
          {t('auth.signUp')}
        </Button>
      </div>
      {props.failure}
    </form>
  );
}
