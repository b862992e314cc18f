import { escapeHtml } from './names.ts';
import type { MailLanguage } from './payload.ts';
import { mailText, type SmsWords, type Words } from './wording.ts';

/** A composed email or SMS. */
export interface ComposedMessage {
  subject: string;
  text: string;
  /** Empty for an SMS. */
  html: string;
  /** Target of the button. */
  link: string;
  /** Unsubscribe link. Absent for emails that cannot be turned off. */
  stopLink?: string | undefined;
  /** Display name of the sender, such as the company's name. Without it, the server's own name is used. */
  fromName?: string | undefined;
  /** Address for replies. */
  replyTo?: string | undefined;
}

/**
 * The colors of the design system, by class. Light colors are inline, for email clients that remove style elements. Dark
 * colors are in a media query. The layout uses only block elements, which every client stacks correctly.
 */
const light = {
  page: 'background-color:#F4F6F4;color:#14201D;',
  card: 'background-color:#FFFFFF;border:1px solid #DDE3DF;',
  mark: 'background-color:#FFB224;color:#3A2600;',
  brand: 'color:#14201D;',
  body: 'color:#14201D;',
  button: 'background-color:#0D6166;color:#FFFFFF;',
  muted: 'color:#4F5C57;',
  link: 'color:#0D6166;',
} as const;

const dark: Record<Exclude<keyof typeof light, 'mark'>, string> = {
  page: 'background-color:#0B1416!important;color:#E6EFED!important',
  card: 'background-color:#101D20!important;border-color:#21353A!important',
  brand: 'color:#E6EFED!important',
  body: 'color:#E6EFED!important',
  button: 'background-color:#4DB6B2!important;color:#04191C!important',
  muted: 'color:#A5B6B4!important',
  link: 'color:#6CC8C4!important',
};

const FONT =
  "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${Object.entries(dark)
    .map(([name, rules]) => `.${name}{${rules}}`)
    .join('')}}`,
  '@media (max-width:479px){.card{padding:24px 20px!important}.button{display:block!important}}',
].join('');

/** Returns an element's class with its light colors and its dimensions. */
const styleOf = (name: keyof typeof light, measures: string) =>
  `class="${name}" style="${light[name]}${measures}"`;

function html(language: MailLanguage, words: Words, link: string): string {
  const { subject, heading, greeting = '', paragraphs, button, note, reason, stop } = words;
  const href = escapeHtml(link);
  const stopHtml = stop
    ? `<br><a href="${escapeHtml(stop.link)}" target="_blank" rel="noopener" ${styleOf('link', '')}>${escapeHtml(stop.text)}</a>`
    : '';
  const paragraph = (text: string, name: 'body' | 'muted' = 'body') =>
    `<p ${styleOf(name, `margin:0 0 16px;${name === 'body' ? 'font-size:16px;line-height:24px;' : 'font-size:13px;line-height:20px;'}`)}>${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body ${styleOf('page', `margin:0;padding:0;${FONT}-webkit-text-size-adjust:100%;`)}>
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(paragraphs[0] ?? '')}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" ${styleOf('page', 'padding:32px 16px;')}>
<div style="max-width:560px;margin:0 auto;">
<div style="padding:0 4px 16px;font-size:18px;line-height:28px;font-weight:600;"><span aria-hidden="true" ${styleOf('mark', 'display:inline-block;width:28px;height:28px;line-height:28px;border-radius:6px;text-align:center;font-weight:700;')}>D</span>&nbsp; <span ${styleOf('brand', '')}>Derrick</span></div>
<div ${styleOf('card', 'border-radius:14px;padding:32px;overflow-wrap:anywhere;')}>
<h1 ${styleOf('body', 'margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-0.01em;')}>${escapeHtml(heading)}</h1>
${[greeting, ...paragraphs].map((text) => text && paragraph(text)).join('\n')}
<p style="margin:24px 0;"><a href="${href}" target="_blank" rel="noopener" ${styleOf('button', 'display:inline-block;padding:12px 20px;border-radius:8px;font-size:16px;line-height:24px;font-weight:600;text-align:center;text-decoration:none;')}>${escapeHtml(button)}</a></p>
${note ? paragraph(note, 'muted') : ''}
${paragraph(mailText(language, 'plainAddress'), 'muted').replace('margin:0 0 16px', 'margin:0 0 4px')}
<p style="margin:0;font-size:13px;line-height:20px;word-break:break-all;"><a href="${href}" target="_blank" rel="noopener" ${styleOf('link', '')}>${href}</a></p>
</div>
<div ${styleOf('muted', 'padding:16px 4px 0;font-size:13px;line-height:20px;')}>${escapeHtml(reason)}${stopHtml}</div>
</div>
</div>
</body>
</html>
`;
}

function text({ heading, greeting, paragraphs, button, note, reason, stop }: Words, link: string): string {
  return [
    heading,
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    `${button}:\n${link}`,
    ...(note ? [note] : []),
    // Not "-- ": email clients treat that and the text after it as a signature (RFC 3676, 4.3), and some hide it.
    '—',
    reason,
    ...(stop ? [`${stop.text}:\n${stop.link}`] : []),
    'Derrick',
    '',
  ].join('\n\n');
}

/** Renders an email as text and as HTML. */
export function layOutEmail(language: MailLanguage, words: Words, link: string): ComposedMessage {
  const { subject, stop } = words;
  const email = { subject, text: text(words, link), html: html(language, words, link), link };
  return stop ? { ...email, stopLink: stop.link } : email;
}

/** Renders an SMS as one line with the link at the end, so that every phone makes it tappable. */
export const layOutSms = ({ subject, line }: SmsWords, link: string): ComposedMessage => ({
  subject,
  text: `${line} ${link}`,
  html: '',
  link,
});
