/** The small page behind the link that stops mails: it works without the app, and without signing in. */
import type { NotificationType } from '@derrick/domain/notifications';

type Language = 'en' | 'es';
type What = NotificationType | 'digest';

const names: Readonly<Record<Language, Readonly<Record<What, string>>>> = {
  en: {
    ticketAssigned: 'job tickets that are assigned to you',
    changesRequested: 'changes that are asked of you',
    ticketSubmitted: 'submitted job tickets',
    ticketApproved: 'approved job tickets',
    mentioned: 'comments that mention you',
    ticketUnsigned: 'job tickets that wait for a signature',
    ticketSigned: 'job tickets that customers have signed',
    ticketDisputed: 'job tickets that customers object to',
    invoicePastDue: 'invoices past due',
    invoicePaid: 'paid invoices',
    invoiceOpened: 'invoices that customers have opened',
    invitationAccepted: 'accepted invitations',
    invitationUndelivered: 'invitations that could not be delivered',
    newSignIn: 'sign-ins from new browsers',
    exportReady: 'exports that are ready',
    digest: 'all that comes once a day',
  },
  es: {
    ticketAssigned: 'tickets que se le asignan',
    changesRequested: 'cambios que se le piden',
    ticketSubmitted: 'tickets enviados',
    ticketApproved: 'tickets aprobados',
    mentioned: 'comentarios que le mencionan',
    ticketUnsigned: 'tickets que esperan una firma',
    ticketSigned: 'tickets firmados por clientes',
    ticketDisputed: 'tickets con objeciones de clientes',
    invoicePastDue: 'facturas vencidas',
    invoicePaid: 'facturas pagadas',
    invoiceOpened: 'facturas abiertas por clientes',
    invitationAccepted: 'invitaciones aceptadas',
    invitationUndelivered: 'invitaciones que no se pudieron entregar',
    newSignIn: 'inicios de sesión desde navegadores nuevos',
    exportReady: 'exportaciones listas',
    digest: 'todo lo que llega una vez al día',
  },
};

const words = {
  en: {
    ask: 'Stop these mails?',
    about: (name: string) => `You would get no more mails about ${name}.`,
    button: 'Stop these mails',
    done: 'Done',
    stopped: (name: string) =>
      `You get no more mails about ${name}. In your account you can change that again.`,
  },
  es: {
    ask: '¿Dejar de recibir estos correos?',
    about: (name: string) => `Ya no recibiría correos sobre ${name}.`,
    button: 'Dejar de recibirlos',
    done: 'Listo',
    stopped: (name: string) => `Ya no recibirá correos sobre ${name}. En su cuenta puede cambiarlo de nuevo.`,
  },
} as const;

const style = `body{margin:0;padding:48px 20px;font:16px/24px system-ui,sans-serif;color-scheme:light dark}
main{max-width:480px;margin:0 auto}h1{font-size:24px;line-height:32px}
button{font:inherit;padding:10px 20px}`;

/** Headers of the page: nothing of it runs, and its form goes to this server alone. */
export const unsubscribeHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/** Writes the page: a question with a button whose form posts to the same address, or what was done. */
export function unsubscribePage(language: Language, what: What, isDone: boolean): string {
  const say = words[language];
  const name = names[language][what];
  const title = isDone ? say.done : say.ask;
  const body = isDone
    ? `<p>${say.stopped(name)}</p>`
    : `<p>${say.about(name)}</p><form method="post"><button>${say.button}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Derrick</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
}
