import {
  companySizes,
  industries,
  type Registration,
  register,
  validateCompanyStep,
  validatePersonalStep,
} from '@derrick/domain/auth';
import type { ApiError } from '@derrick/domain/http';
import { useRef } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage } from '../../core/i18n/MessagesProvider.tsx';
import { useServices } from '../../core/services.tsx';
import { useAccountCall, useAccountForm } from '../useAccountForm.ts';
import { newCompanyId } from './companyId.ts';

const personalLabels = {
  fullname: 'account.fullname',
  email: 'auth.email',
  password: 'auth.password',
  confirmPassword: 'account.confirmPassword',
} as const satisfies Record<string, MessageKey>;

const companyLabels = {
  name: 'account.companyName',
  industry: 'account.industry',
  size: 'account.companySize',
} as const satisfies Record<string, MessageKey>;

export const personalFields: readonly string[] = Object.keys(personalLabels);

const initial = {
  fullname: '',
  email: '',
  password: '',
  confirmPassword: '',
  name: '',
  industry: '',
  size: '',
};

/** Fields of both steps by their name in the API. */
const aliases = {
  'user.fullname': 'fullname',
  'user.email': 'email',
  'user.password': 'password',
  'company.name': 'name',
  'company.industry': 'industry',
  'company.size': 'size',
};

const isIdTaken = (error: ApiError | undefined) => error?.errors?.['user.companyId'] === 'companyIdTaken';

interface RegistrationOptions {
  /** From the setup link that a server without a company prints. */
  setupKey: string | undefined;
  onPersonalStepRefused: () => void;
}

/** Form of both steps: creates the company and its first user, stores the tokens and opens the dashboard. */
export function useRegistration({ setupKey, onPersonalStepRefused }: RegistrationOptions) {
  const { tokens, reloadAt } = useServices();
  const { language } = useLanguage();
  const call = useAccountCall();
  // All attempts use the same ID, so that repeating a request whose response was lost does not create a second company.
  const companyId = useRef<string>(undefined);

  const send = ({ fullname, email, password, name, industry, size }: typeof initial) =>
    call((api) => {
      companyId.current ??= newCompanyId();
      const user: Registration['user'] = {
        email: email.trim(),
        fullname: fullname.trim(),
        password,
        language: language === 'es' ? 'ES' : 'EN',
        companyId: companyId.current,
      };
      const company = {
        name: name.trim(),
        size: oneOf(companySizes, size),
        industry: oneOf(industries, industry),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      return api.call(register, { body: { user, company, ...(setupKey !== undefined && { setupKey }) } });
    });

  const form = useAccountForm({
    initial,
    labels: { ...personalLabels, ...companyLabels },
    aliases,
    validate: (values) => ({ ...validatePersonalStep(values), ...validateCompanyStep(values) }),
    async submit(values) {
      const result = await send(values);
      if (result.ok || !isIdTaken(result.error)) return result;
      // The ID is random, so a new one can replace a conflicting one.
      companyId.current = newCompanyId();
      return send(values);
    },
    onSubmitted(pair) {
      tokens.write(pair);
      reloadAt('/dashboard');
    },
    onFailure({ problem, error }) {
      if (error && problem && personalFields.includes(problem.field)) onPersonalStepRefused();
    },
  });
  return { form, isIdTaken: isIdTaken(form.error) };
}

export type RegistrationForm = ReturnType<typeof useRegistration>['form'];

/** Narrows the type; validation has already checked the value. */
function oneOf<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`Not one of ${values.join(', ')}: ${value}`);
  return found;
}
