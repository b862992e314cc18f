import { expect, type Page } from '@playwright/test';

/** A mail or an SMS as the outbox of development shows it. */
export interface Mail {
  /** An address, or the number of an SMS. */
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  link?: string | undefined;
}

/** Waits until there are more than `seen` mails of a kind to an address, and gives the newest. */
export async function mailTo(
  { request }: Pick<Page, 'request'>,
  to: string,
  kind: string,
  seen = 0,
): Promise<Mail> {
  let found: Mail[] = [];
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await request.get('/dev/outbox.json')).json();
      found = mails.filter((mail) => mail.to === to && mail.kind === kind);
      return found.length;
    })
    .toBeGreaterThan(seen);
  const [newest] = found;
  if (!newest) throw new Error(`No ${kind} mail to ${to}`);
  return newest;
}

/** Gives only path and query of a mailed link: what it leads to is this server. */
export const pathOf = (mail: Mail) => {
  const { pathname, search } = new URL(mail.link ?? '');
  return pathname + search;
};
