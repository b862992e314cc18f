import type { MailLanguage } from './payload.ts';

export interface Recipient {
  companyId: string;
  userId: string;
  fullname: string;
  /** An email address, or a normalized phone number for an SMS. */
  address: string;
  language: MailLanguage;
}
