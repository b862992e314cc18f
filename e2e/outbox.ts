import { expect, type Page } from '@playwright/test';

/** Email or SMS in the development outbox. */
export interface Mail {
  /** Email address, or phone number of an SMS. */
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  link?: string | undefined;
}

/** Waits until an address has received more than `seen` emails of a kind, and returns the newest. */
export async function mailTo(
  { request }: Pick<Page, 'request'>,
  to: string,
  kind: string,
  seenCount = 0,
): Promise<Mail> {
  let emails: Mail[] = [];
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await request.get('/dev/outbox.json')).json();
      emails = mails.filter((mail) => mail.to === to && mail.kind === kind);
      return emails.length;
    })
    .toBeGreaterThan(seenCount);
  const [newest] = emails;
  if (!newest) throw new Error(`No ${kind} mail to ${to}`);
  return newest;
}

/** Returns path and query of an emailed link, because its origin is not that of the tested server. */
export const pathOf = (mail: Mail) => {
  const { pathname, search } = new URL(mail.link ?? '');
  return pathname + search;
};
