import type { MailLanguage } from './payload.ts';

/** Who a mail goes to, or an SMS. */
export interface Recipient {
  companyId: string;
  userId: string;
  fullname: string;
  /** An e-mail address; of an SMS, a number as it is dialled. */
  address: string;
  language: MailLanguage;
}
