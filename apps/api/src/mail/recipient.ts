import type { MailLanguage } from './payload.ts';

/** The recipient of an email or SMS. */
export interface Recipient {
  companyId: string;
  userId: string;
  fullname: string;
  /** An email address, or a normalized phone number for an SMS. */
  address: string;
  language: MailLanguage;
}
