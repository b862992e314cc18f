/** The page of an unsubscribe link. It works without the app and without signing in. */
import type { NotificationType } from '@derrick/domain/notifications';
import type { Language } from '../platform/language.ts';
import { messages } from './messages.ts';

type What = NotificationType | 'digest';

/** The colors of the design system, light and dark. */
const style = `:root{color-scheme:light dark;--canvas:#F4F6F4;--surface:#FFFFFF;--border:#DDE3DF;--ink:#14201D;--muted:#4F5C57;--primary:#0D6166;--on-primary:#FFFFFF}
@media (prefers-color-scheme:dark){:root{--canvas:#0B1416;--surface:#101D20;--border:#21353A;--ink:#E6EFED;--muted:#A5B6B4;--primary:#4DB6B2;--on-primary:#04191C}}
*{box-sizing:border-box}
body{margin:0;padding:48px 20px;background:var(--canvas);color:var(--ink);font:16px/24px 'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
.brand,main{max-width:480px;margin:0 auto}
.brand{display:flex;align-items:center;gap:12px;margin-bottom:24px;font-weight:600}
main{padding:32px;background:var(--surface);border:1px solid var(--border);border-radius:16px}
h1{margin:0 0 12px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.01em}
p{margin:0 0 24px;color:var(--muted);overflow-wrap:anywhere}
form{margin:0}
button,.button{display:inline-block;padding:10px 20px;border:1px solid transparent;border-radius:10px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:focus-visible,.button:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
@media (max-width:479px){body{padding:24px 16px}main{padding:24px 20px}button,.button{width:100%;text-align:center}}
@media (forced-colors:active){button,.button{border-color:ButtonText}}`;

const brand = `<div class="brand"><svg viewBox="0 0 26 26" width="26" height="26" fill="none" stroke="#3A2600" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect width="26" height="26" rx="6" fill="#FFB224" stroke="none"/><path d="M7.25 21.5 13 4.75l5.75 16.75M10.35 12.5h5.3M8.95 16.75h8.1"/></svg>Derrick</div>`;

/** Headers of the page: no script runs, and its form can be submitted only to this server. */
export const unsubscribeHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Derrick</title><style>${style}</style></head>
<body>${brand}<main><h1>${title}</h1>${body}</main></body></html>
`;
}

const settingsLink = (label: string) =>
  `<a class="button" href="/dashboard/account#notifications">${label}</a>`;

/** Renders the page: a question with a button, whose form posts to the same address, or the confirmation. */
export function unsubscribePage(language: Language, topic: What, isDone: boolean): string {
  const t = messages[language];
  const name = t(`unsubscribe.type.${topic}`);
  return isDone
    ? page(
        language,
        t('unsubscribe.done'),
        `<p>${t('unsubscribe.stopped', { name })}</p>${settingsLink(t('unsubscribe.settings'))}`,
      )
    : page(
        language,
        t('unsubscribe.ask'),
        `<p>${t('unsubscribe.about', { name })}</p><form method="post"><button>${t('unsubscribe.button')}</button></form>`,
      );
}

/** Renders the page of a link that is not valid, which leads to the settings instead. */
export function invalidLinkPage(language: Language): string {
  const t = messages[language];
  return page(
    language,
    t('unsubscribe.invalid'),
    `<p>${t('unsubscribe.invalidText')}</p>${settingsLink(t('unsubscribe.settings'))}`,
  );
}
