/** The page of an unsubscribe link. It works without the app and without signing in. */
import type { NotificationType } from '@derrick/domain/notifications';
import type { Language } from '../platform/language.ts';
import { messages } from './messages.ts';

type What = NotificationType | 'digest';

const style = `body{margin:0;padding:48px 20px;font:16px/24px system-ui,sans-serif;color-scheme:light dark}
main{max-width:480px;margin:0 auto}h1{font-size:24px;line-height:32px}
button{font:inherit;padding:10px 20px}`;

/** Headers of the page: no script runs, and its form can be submitted only to this server. */
export const unsubscribeHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/** Renders the page: a question with a button, whose form posts to the same address, or the confirmation. */
export function unsubscribePage(language: Language, topic: What, isDone: boolean): string {
  const t = messages[language];
  const name = t(`unsubscribe.type.${topic}`);
  const title = t(isDone ? 'unsubscribe.done' : 'unsubscribe.ask');
  const body = isDone
    ? `<p>${t('unsubscribe.stopped', { name })}</p>`
    : `<p>${t('unsubscribe.about', { name })}</p><form method="post"><button>${t('unsubscribe.button')}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Derrick</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
}
