import { validatePersonalStep } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { StepIndicator } from '@derrick/ui/StepIndicator';
import { Redirect, useLocation, useSearch } from 'wouter';
import { deferred } from '../../core/deferred.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useOneTimeParameter } from '../../core/useOneTimeParameter.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { setupKind } from '../setup/kind.ts';
import { SetupNote } from '../setup/note.ts';
import { CompanyStep } from './CompanyStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import * as css from './RegisterScreen.css.ts';
import { useRegistration } from './useRegistration.ts';

const RegistrationClosed = deferred(
  async () => (await import('./RegistrationClosed.tsx')).RegistrationClosed,
  { messages: ['setup'] },
);

/** Creates a company and its first user, in two steps. Shows a notice if the operator has closed registration. */
export function RegisterScreen() {
  return setupKind() === 'registration-closed' ? <RegistrationClosed /> : <RegistrationSteps />;
}

function RegistrationSteps() {
  const t = useTranslate();
  const [path, navigate] = useLocation();
  const isCompanyWanted = new URLSearchParams(useSearch()).get('step') === 'company';

  const goBack = () => {
    // The history entry before the second step is always the first step, except in stories, which have no history.
    if (window.location.pathname === path) window.history.back();
    else navigate(path, { replace: true });
  };
  const [setupKey] = useOneTimeParameter('key');
  const { form, isIdTaken } = useRegistration({ setupKey, onPersonalStepRefused: goBack });

  const isPersonalRight = Object.keys(validatePersonalStep(form.values)).length === 0;
  // The second step has an address, so that Back returns to the first step. After a reload its values are missing, so the
  // first step is shown.
  const isCompanyStep = isCompanyWanted && isPersonalRight;

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
      after={setupKind() === 'first-start' && setupKey === undefined && <SetupNote />}
    >
      {isCompanyWanted && !isCompanyStep && <Redirect to={path} replace />}
      {isCompanyStep ? (
        <CompanyStep
          form={form}
          failureMessage={isIdTaken && <Banner tone="danger">{t('account.register.companyIdTaken')}</Banner>}
          onBack={goBack}
        />
      ) : (
        <PersonalStep form={form} onContinue={() => navigate(`${path}?step=company`)} />
      )}
    </AuthLayout>
  );
}
