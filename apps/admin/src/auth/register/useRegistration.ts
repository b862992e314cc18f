import {
  type AccountsClient,
  type CompanyStep,
  companySizes,
  industries,
  type PersonalStep,
  type Registration,
} from '@derrick/domain/auth';
import { ApiError, type Tokens } from '@derrick/domain/http';
import { useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n/MessagesProvider.tsx';
import { useServices } from '../../app/services.tsx';
import { type Refusals, refusalsOf } from '../refusals.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { newCompanyId } from './companyId.ts';

type Field = keyof PersonalStep | keyof CompanyStep;

/** Fields of the call, as a failure names them. */
const fields: Readonly<Record<string, Field>> = {
  'user.fullname': 'fullname',
  'user.email': 'email',
  'user.password': 'password',
  'company.name': 'name',
  'company.industry': 'industry',
  'company.size': 'size',
};

const isIdTaken = (error: ApiError) => error.errors?.['user.companyId'] === 'companyIdTaken';

/** Signs up: creates the company with its first person, stores the tokens and leaves for the dashboard. */
export function useRegistration() {
  const { tokens, leave } = useServices();
  const { language } = useLanguage();
  const { run, ...call } = useAccountCall();
  // The same for every attempt: one that succeeded without its reply arriving must not make a second company.
  const companyId = useRef<string>(undefined);
  const [refusals, setRefusals] = useState<Refusals<Field>>({});

  /** Resolves to what was refused of the fields, once there is nothing more to do here. */
  const register = async (personal: PersonalStep, company: CompanyStep): Promise<Refusals<Field>> => {
    const industry = industries.find((one) => one === company.industry);
    const size = companySizes.find((one) => one === company.size);
    // The second step lets nobody on without both.
    if (!industry || !size) return {};
    const values = (): Registration => {
      companyId.current ??= newCompanyId();
      const { fullname, email, password } = personal;
      return {
        user: {
          email: email.trim(),
          fullname: fullname.trim(),
          password,
          language: language === 'es' ? 'ES' : 'EN',
          companyId: companyId.current,
        },
        company: { name: company.name.trim(), size, industry },
      };
    };
    const attempt = async (accounts: AccountsClient): Promise<Tokens> => {
      try {
        return await accounts.register(values());
      } catch (error) {
        if (!(error instanceof ApiError && isIdTaken(error))) throw error;
        // Nobody chose this id: another one is as good.
        companyId.current = newCompanyId();
        return accounts.register(values());
      }
    };
    const outcome = await run(attempt, { isLast: true });
    if ('error' in outcome) {
      const refused = refusalsOf(outcome.error, fields, { ...personal, ...company });
      setRefusals(refused);
      return refused;
    }
    tokens.write(outcome.value);
    leave('/dashboard');
    return {};
  };

  return { ...call, isIdTaken: call.error !== undefined && isIdTaken(call.error), refusals, register };
}
