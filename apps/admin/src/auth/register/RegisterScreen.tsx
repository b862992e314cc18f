import {
  type CompanyStep as CompanyValues,
  type PersonalStep as PersonalValues,
  validatePersonalStep,
} from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { StepIndicator } from '@derrick/ui/StepIndicator';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { Redirect, useLocation, useSearch } from '../../app/location.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { FailureBanner } from '../FailureBanner.tsx';
import { refusedWords } from '../refusals.ts';
import { CompanyStep } from './CompanyStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import * as css from './RegisterScreen.css.ts';
import { companyNames, personalNames } from './steps.ts';
import { useRegistration } from './useRegistration.ts';

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
          failure={<Failure {...registration} isAtField={lastRefused.length > 0} />}
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
  /** Whether it is said at the fields that it is about. */
  isAtField: boolean;
}

function Failure({ error, isIdTaken, isAtField }: FailureProps) {
  const t = useTranslate();
  if (error === undefined) return null;
  if (isIdTaken) return <Banner tone="danger">{t('account.register.companyIdTaken')}</Banner>;
  if (isAtField) return null;
  return <FailureBanner error={error} fallback="account.register.failed" />;
}
