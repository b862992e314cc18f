import { create, enums, optional, string, type } from 'superstruct';
import type { ClaimedJob, MailPayload, SmsPayload } from '../jobs/index.ts';

/** The languages that mails are written in. */
export type MailLanguage = 'en' | 'es';

/** What a letter or an SMS is written from. */
export type LetterPayload = MailPayload | SmsPayload;
export type Template = LetterPayload['template'];
export type EmailChangePayload = Extract<LetterPayload, { template: 'confirmEmail' | 'undoEmail' }>;

const person = { companyId: string(), userId: string() };
const templateStruct = type({
  template: enums([
    'passwordReset',
    'passwordChanged',
    'invitation',
    'invitationSms',
    'welcome',
    'confirmEmail',
    'undoEmail',
  ]),
});
const resetStruct = type({ email: string(), language: enums(['en', 'es']) });
const invitationStruct = type({ ...person, invitedBy: optional(string()) });
const personStruct = type(person);
const emailChangeStruct = type({ ...person, emailChangeId: string() });

/**
 * Reads what a job is to say to whom.
 * @throws {StructError} when the job says nothing that can be read
 */
export function readPayload({ payload }: Pick<ClaimedJob, 'payload'>): LetterPayload {
  const { template } = create(payload, templateStruct);
  switch (template) {
    case 'passwordReset':
      return { template, ...create(payload, resetStruct) };
    case 'invitation':
    case 'invitationSms':
      return { template, ...create(payload, invitationStruct) };
    case 'confirmEmail':
    case 'undoEmail':
      return { template, ...create(payload, emailChangeStruct) };
    case 'passwordChanged':
    case 'welcome':
      return { template, ...create(payload, personStruct) };
  }
}
