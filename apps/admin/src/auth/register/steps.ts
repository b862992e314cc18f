import type { CompanyStep, PersonalStep } from '@derrick/domain/auth';

type Names<Step> = readonly (keyof Step)[];

/** Names the fields of the first step, as they stand on the screen. */
export const personalNames = [
  'fullname',
  'email',
  'password',
  'confirmPassword',
] as const satisfies Names<PersonalStep>;

/** Names the fields of the second step, as they stand on the screen. */
export const companyNames = ['name', 'industry', 'size'] as const satisfies Names<CompanyStep>;

/** What a step gets of the form around it. */
export interface StepProps<Values> {
  values: Values;
  onChange: (change: Partial<Values>) => void;
  /** What the server refused of these values, in words. */
  refused: Partial<Record<keyof Values, string>>;
  /** Names of the fields that its last reply refused. */
  lastRefused: readonly string[];
}
