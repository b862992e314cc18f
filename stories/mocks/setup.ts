import type { CurrentUser } from '@derrick/domain/auth';
import {
  type CompanySetup,
  changeCompanySetup,
  getCompanySetup,
  type SetupStep,
  setupSteps,
} from '@derrick/domain/company';
import { delay } from 'msw';
import { users } from './auth.ts';
import { mock } from './mock.ts';
import { failure, never } from './replies.ts';

/** Owner of a company that was registered in Mexico City a moment ago. */
export const newOwner: CurrentUser = {
  ...users.SUPER_ADMIN,
  company: {
    ...users.SUPER_ADMIN.company,
    name: 'Servicios del Golfo',
    memberCount: 1,
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    distanceUnit: 'km',
    hourCycle: 'h12',
    weekStart: 'SUNDAY',
    isSetupOpen: true,
  },
};

const down = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

/** Answers the requests of the checklist. Answers are stored. */
function ready(done: readonly SetupStep[] = []) {
  const steps = Object.fromEntries(setupSteps.map((step) => [step, done.includes(step)])) as Record<
    SetupStep,
    boolean
  >;
  let setup: CompanySetup = { isOpen: true, steps };
  return [
    mock(getCompanySetup, () => setup),
    mock(changeCompanySetup, async ({ body }) => {
      await delay(50);
      setup = {
        isOpen: body.isOpen ?? setup.isOpen,
        steps: {
          ...setup.steps,
          ...(body.isLocaleConfirmed && { locale: true }),
          ...(body.allowsOwnApproval !== undefined && { ownApproval: true }),
          ...(body.hourlyRateCents !== undefined && { rates: true }),
        },
      };
      return setup;
    }),
  ];
}

/** Handlers for the states of the set-up checklist. */
export const setupHandlers = {
  ready,
  done: () => ready(setupSteps),
  pending: () => [mock(getCompanySetup, never)],
  recovers: () => [mock(getCompanySetup, down, { once: true }), ...ready()],
  answerFails: () => [mock(changeCompanySetup, down), ...ready()],
};
