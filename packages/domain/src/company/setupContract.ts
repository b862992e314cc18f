import { boolean, type Infer, literal, object, optional, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { amountBetween } from '../contract/scalars.ts';
import { HOURLY_RATE_MAX_CENTS } from '../jobTypes/index.ts';

/** Steps of the set-up checklist of a new company, in the order in which they are shown. */
export const setupSteps = ['locale', 'rates', 'ownApproval', 'people', 'logo', 'ticket'] as const;

export type SetupStep = (typeof setupSteps)[number];

/** Progress of the set-up of a company: which steps are done. */
export const companySetupStruct = type({
  /** The checklist is shown: the company is new and no user has closed the list. */
  isOpen: boolean(),
  steps: type({
    /** A user has confirmed or changed time zone, currency and formats. */
    locale: boolean(),
    /** A level has an hourly rate. */
    rates: boolean(),
    /** A user has answered whether users approve their own tickets. */
    ownApproval: boolean(),
    /** The company has a second user. */
    people: boolean(),
    logo: boolean(),
    /** The company has a ticket. */
    ticket: boolean(),
  }),
});

export type CompanySetup = Infer<typeof companySetupStruct>;

/** The body of `POST /company/setup`. Absent fields change nothing. */
export const companySetupInputStruct = object({
  /** Confirms time zone, currency and formats as they are. */
  isLocaleConfirmed: optional(literal(true)),
  /** Answers whether users approve their own tickets. */
  allowsOwnApproval: optional(boolean()),
  /** Sets the hourly rate of each active level that has none, in the smallest unit of the currency. */
  hourlyRateCents: optional(amountBetween(1, HOURLY_RATE_MAX_CENTS, 'rateInvalid')),
  /** Closes the checklist. */
  isOpen: optional(literal(false)),
});

export type CompanySetupInput = Infer<typeof companySetupInputStruct>;

export const getCompanySetup = endpoint({
  method: 'GET',
  path: '/company/setup',
  summary: 'Loads the set-up checklist of a new company: which steps are done.',
  permission: 'company:manage',
  reply: companySetupStruct,
  reads: ['company', 'companySetup', 'jobTypes', 'technicians', 'managers', 'tickets'],
});

export const changeCompanySetup = endpoint({
  method: 'POST',
  path: '/company/setup',
  summary: 'Answers a question of the set-up checklist, or closes the checklist.',
  permission: 'company:manage',
  body: companySetupInputStruct,
  reply: companySetupStruct,
  changes: ['company', 'companySetup', 'currentUser', 'jobTypes', 'tickets', 'ticketRules'],
  example: { body: { allowsOwnApproval: true } },
});
