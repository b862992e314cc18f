import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { pageHeaders } from '../platform/headers.ts';
import { isSameText } from '../setup/index.ts';
import { failure } from './failures.ts';
import { listStoredMessages, type StoredMessage } from './storedMessages.ts';

/** The colors of the design system that this page uses. */
const sheet = `
:root{color-scheme:light dark;--canvas:#F4F6F4;--surface:#FFF;--sunken:#EEF1EE;--border:#DDE3DF;--text:#14201D;--muted:#4F5C57;--link:#0D6166;--info:#1F5FA3;--infofill:#E4EEF9}
@media (prefers-color-scheme:dark){:root{--canvas:#0B1416;--surface:#101D20;--sunken:#0D181B;--border:#21353A;--text:#E6EFED;--muted:#A5B6B4;--link:#6CC8C4;--info:#86B9F2;--infofill:#12263C}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 64px;background:var(--canvas);color:var(--text);font:14px/20px 'Instrument Sans',system-ui,sans-serif}
main{max-inline-size:1120px;margin-inline:auto}
h1{margin:0 0 4px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.01em}
h2{margin:0;font-size:18px;line-height:26px;font-weight:600}
p{margin:0}
a{color:var(--link);overflow-wrap:anywhere}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.muted{color:var(--muted)}
.lead{margin-block-end:24px}
article{margin-block-end:20px;border:1px solid var(--border);border-radius:14px;background:var(--surface);overflow:hidden}
header{display:grid;gap:8px;padding:20px 24px;border-block-end:1px solid var(--border)}
.kind{justify-self:start;padding:2px 10px;border-radius:999px;background:var(--infofill);color:var(--info);font-size:12px;line-height:16px;font-weight:500}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
pre{margin:0;padding:20px 24px;background:var(--sunken);font:13px/20px 'Geist Mono',ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
iframe{display:block;inline-size:100%;block-size:640px;border:0;background:var(--surface)}
.empty{padding:48px 24px;text-align:center}
`;

const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Emails run no scripts and load nothing. Their links open in a new tab, as in an email client. */
const OPENS = 'allow-popups allow-popups-to-escape-sandbox';
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${OPENS}`;

const article = ({
  id,
  to,
  kind,
  subject,
  text,
  html: content,
  link,
  createdAt,
}: StoredMessage) => html`<article aria-labelledby="m-${id}">
<header>
<span class="kind">${kind}</span>
<h2 id="m-${id}">${subject}</h2>
<p class="muted">To ${to} · <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p><a href="${link}">${link}</a></p>
</header>
<div class="parts">
<pre tabindex="0" aria-label="Text of the mail">${text}</pre>
${content && html`<iframe src="/dev/outbox/${id}" title="HTML of the mail: ${subject}" sandbox="${OPENS}" loading="lazy"></iframe>`}
</div>
</article>`;

const page = (mails: readonly StoredMessage[]) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Derrick</title>
<style>${raw(sheet)}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="muted lead">This is a demo: its mail and SMS are kept here rather than sent. Newest first; as JSON at <a href="/dev/outbox.json">/dev/outbox.json</a>. A real server has no such page.</p>
${mails.length > 0 ? mails.map(article) : html`<article class="empty"><h2>No mail yet</h2><p class="muted">Ask for a new password or invite somebody, then reload.</p></article>`}
</main>
</body>
</html>`;

const COOKIE = 'derrick_outbox';

/**
 * Serves `/dev/outbox`: the emails that a demo stores instead of sending. They contain working links, so the page
 * requires the key printed at startup, first in the URL and then in a cookie.
 */
export function outboxRoutes(db: Kysely<Database>, key: string): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (!isSameText(c.req.query('key') ?? getCookie(c, COOKIE) ?? '', key))
        throw failure('outboxKeyRequired');
      setCookie(c, COOKIE, key, { path: '/dev', httpOnly: true, sameSite: 'Strict' });
      await next();
      c.header('cache-control', 'no-store');
      c.header('referrer-policy', 'no-referrer');
    })
    .get('/outbox', async (c) => {
      for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
      c.header('content-security-policy', pagePolicy);
      return c.html(page(await listStoredMessages(db)));
    })
    .get('/outbox.json', async (c) => c.json(await listStoredMessages(db)))
    .get('/outbox/:id', async (c) => {
      const mail = (await listStoredMessages(db)).find(({ id }) => id === c.req.param('id'));
      if (!mail) throw notFound();
      c.header('content-security-policy', mailPolicy);
      return c.html(mail.html);
    });
}
