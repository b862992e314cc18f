import {
  type CompanyStep as CompanyValues,
  type PersonalStep as PersonalValues,
  validatePersonalStep,
} from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { StepIndicator } from '@derrick/ui/StepIndicator';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import type { Translate } from '../../app/i18n/messages.ts';
import { Redirect, useLocation, useSearch } from '../../app/location.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { FailureBanner } from '../FailureBanner.tsx';
import { fieldWords, isFieldError } from '../fieldWords.ts';
import { CompanyStep } from './CompanyStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import * as css from './RegisterScreen.css.ts';
import { companyNames, personalNames } from './steps.ts';
import { type Refusals, useRegistration } from './useRegistration.ts';

const nobody: PersonalValues = { fullname: '', email: '', password: '', confirmPassword: '' };
const noCompany: CompanyValues = { name: '', industry: '', size: '' };

/** Creates a company workspace and its first person, in two steps. */
export function RegisterScreen() {
  const t = useTranslate();
  const [path, navigate] = useLocation();
  const isCompanyWanted = new URLSearchParams(useSearch()).get('step') === 'company';
  const [personal, setPersonal] = useState(nobody);
  const [company, setCompany] = useState(noCompany);
  const { register, refusals, ...registration } = useRegistration();
  const lastRefused = useMemo(() => Object.keys(refusals), [refusals]);

  const isPersonalRight = Object.keys(validatePersonalStep(personal)).length === 0;
  // The second step has an address, so that the browser's Back leads to the first. Loaded afresh it has nothing to go on.
  const isCompanyStep = isCompanyWanted && isPersonalRight;

  const goBack = () => {
    // What is before the second step is the first, always; but the address of a story has no history.
    if (window.location.pathname === path) window.history.back();
    else navigate(path, { replace: true });
  };

  const signUp = async () => {
    const refused = await register(personal, company);
    if (personalNames.some((name) => refused[name])) goBack();
  };

  const steps = [t('account.register.personalStep'), t('account.register.companyStep')];
  return (
    <AuthLayout
      view={isCompanyStep ? 'company' : 'personal'}
      before={
        <StepIndicator
          className={css.steps}
          label={t('account.register.steps')}
          steps={steps}
          current={isCompanyStep ? 1 : 0}
        />
      }
      title={t(isCompanyStep ? 'account.register.companyStep' : 'account.register.title')}
      subtitle={t(isCompanyStep ? 'account.register.companySubtitle' : 'account.register.subtitle')}
      other={{ question: t('auth.haveAccount'), action: t('auth.signIn.title'), href: '/login' }}
    >
      {isCompanyWanted && !isCompanyStep && <Redirect to={path} />}
      {isCompanyStep ? (
        <CompanyStep
          values={company}
          onChange={(change) => setCompany((current) => ({ ...current, ...change }))}
          refused={refusedWords(companyNames, company, refusals, t)}
          lastRefused={lastRefused}
          isPending={registration.isPending}
          isWaiting={registration.isWaiting}
          failure={<Failure {...registration} refusals={refusals} />}
          onBack={goBack}
          onSignUp={() => void signUp()}
        />
      ) : (
        <PersonalStep
          values={personal}
          onChange={(change) => setPersonal((current) => ({ ...current, ...change }))}
          refused={refusedWords(personalNames, personal, refusals, t)}
          lastRefused={lastRefused}
          onContinue={() => navigate(`${path}?step=company`)}
        />
      )}
    </AuthLayout>
  );
}

interface FailureProps {
  error: unknown;
  isIdTaken: boolean;
  refusals: Refusals;
}

function Failure({ error, isIdTaken, refusals }: FailureProps) {
  const t = useTranslate();
  if (error === undefined) return null;
  if (isIdTaken) return <Banner tone="danger">{t('account.register.companyIdTaken')}</Banner>;
  // Said at the fields.
  if (Object.keys(refusals).length > 0) return null;
  return <FailureBanner error={error} fallback="account.register.failed" />;
}

const refusalWords = (key: string, t: Translate) =>
  (isFieldError(key) && fieldWords(key, t)) || t('account.fieldRefused');

/** Gives what the server refused of the fields of a step, in words, as long as they are what it refused. */
function refusedWords<Name extends keyof Refusals>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
  refusals: Refusals,
  t: Translate,
): Partial<Record<Name, string>> {
  const refused: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const refusal = refusals[name];
    if (refusal?.value === values[name]) refused[name] = refusalWords(refusal.key, t);
  }
  return refused;
}
