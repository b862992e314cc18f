import type { NotificationType } from '@derrick/domain/notifications';
import { cleaning } from './names.ts';
import type { MailLanguage } from './payload.ts';

/** What a notification's sentence is made of. */
export interface NotificationFacts {
  /** Who did it; undefined for the server itself. */
  actor: string | undefined;
  /** What the record is called, of one. */
  label: string;
  /** How many records. */
  count: number;
  /** Such as "Chrome on Windows"; undefined when it was not recognised. */
  browser: string | undefined;
}

type Sentence = (facts: NotificationFacts) => string;

/** What mails about notifications say. */
export interface NotificationPhrases {
  sentences: Readonly<Record<NotificationType, Sentence>>;
  said: (facts: { comment: string }) => string;
  /** Names the user on whose device a customer signed. */
  recordedBy: (name: string) => string;
  digest: (count: number) => string;
  more: (count: number) => string;
  openTicket: string;
  openInvoice: string;
  openNotifications: string;
  greeting: (fullname: string) => string;
  browserOn: (browser: string, system: string) => string;
  reason: string;
  digestReason: string;
  stop: string;
}

const en: NotificationPhrases = {
  sentences: {
    ticketAssigned: ({ actor = 'Somebody', label, count }) =>
      count === 1
        ? `${actor} assigned job ticket ${label} to you`
        : `${actor} assigned ${count} job tickets to you`,
    changesRequested: ({ actor = 'Somebody', label, count }) =>
      count === 1
        ? `${actor} asks for changes to job ticket ${label}`
        : `${actor} asks for changes to ${count} job tickets`,
    ticketSubmitted: ({ actor = 'Somebody', label, count }) =>
      count === 1 ? `${actor} submitted job ticket ${label}` : `${actor} submitted ${count} job tickets`,
    ticketApproved: ({ actor = 'Somebody', label, count }) =>
      count === 1 ? `${actor} approved job ticket ${label}` : `${actor} approved ${count} job tickets`,
    mentioned: ({ actor = 'Somebody', label }) => `${actor} mentioned you on job ticket ${label}`,
    ticketUnsigned: ({ label, count }) =>
      count === 1
        ? `The customer has not signed job ticket ${label} for 24 hours`
        : `Customers have not signed ${count} job tickets for 24 hours`,
    ticketSigned: ({ actor = 'The customer', label }) => `${actor} signed job ticket ${label}`,
    ticketDisputed: ({ actor = 'The customer', label }) =>
      `${actor} says that something is wrong with job ticket ${label}`,
    invoicePastDue: ({ label, count }) =>
      count === 1 ? `Invoice ${label} is past due` : `${count} invoices are past due`,
    invoicePaid: ({ label, count }) =>
      count === 1 ? `Invoice ${label} is paid` : `${count} invoices are paid`,
    invoiceOpened: ({ actor = 'The customer', label }) => `${actor} opened invoice ${label}`,
    invitationAccepted: ({ label }) => `${label} accepted your invitation`,
    invitationUndelivered: ({ label }) => `Your invitation to ${label} could not be delivered`,
    newSignIn: ({ browser }) =>
      browser ? `Somebody signed in to your account with ${browser}` : 'Somebody signed in to your account',
    exportReady: () => 'The export of your company is ready',
  },
  said: ({ comment }) => `“${comment}”`,
  recordedBy: (name) => `Recorded by ${name}.`,
  digest: (count) => (count === 1 ? 'One notification from Derrick' : `${count} notifications from Derrick`),
  more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  openTicket: 'Open the ticket',
  openInvoice: 'Open the invoice',
  openNotifications: 'Open your notifications',
  greeting: (fullname) => `Hello ${fullname},`,
  browserOn: (browser, system) => `${browser} on ${system}`,
  reason:
    'You get this mail because you are told of this at once. In your account you choose what you are told of.',
  digestReason:
    'You get this mail once a day, when there is something new. In your account you choose what you are told of.',
  stop: 'Stop these mails',
};

const es: NotificationPhrases = {
  sentences: {
    ticketAssigned: ({ actor = 'Alguien', label, count }) =>
      count === 1 ? `${actor} le asignó el ticket ${label}` : `${actor} le asignó ${count} tickets`,
    changesRequested: ({ actor = 'Alguien', label, count }) =>
      count === 1
        ? `${actor} pide cambios en el ticket ${label}`
        : `${actor} pide cambios en ${count} tickets`,
    ticketSubmitted: ({ actor = 'Alguien', label, count }) =>
      count === 1 ? `${actor} envió el ticket ${label}` : `${actor} envió ${count} tickets`,
    ticketApproved: ({ actor = 'Alguien', label, count }) =>
      count === 1 ? `${actor} aprobó el ticket ${label}` : `${actor} aprobó ${count} tickets`,
    mentioned: ({ actor = 'Alguien', label }) => `${actor} le mencionó en el ticket ${label}`,
    ticketUnsigned: ({ label, count }) =>
      count === 1
        ? `El cliente lleva 24 horas sin firmar el ticket ${label}`
        : `Hay ${count} tickets que los clientes llevan 24 horas sin firmar`,
    ticketSigned: ({ actor = 'El cliente', label }) => `${actor} firmó el ticket ${label}`,
    ticketDisputed: ({ actor = 'El cliente', label }) =>
      `${actor} dice que algo no es correcto en el ticket ${label}`,
    invoicePastDue: ({ label, count }) =>
      count === 1 ? `La factura ${label} está vencida` : `${count} facturas están vencidas`,
    invoicePaid: ({ label, count }) =>
      count === 1 ? `La factura ${label} está pagada` : `${count} facturas están pagadas`,
    invoiceOpened: ({ actor = 'El cliente', label }) => `${actor} abrió la factura ${label}`,
    invitationAccepted: ({ label }) => `${label} aceptó su invitación`,
    invitationUndelivered: ({ label }) => `No se pudo entregar su invitación a ${label}`,
    newSignIn: ({ browser }) =>
      browser ? `Alguien inició sesión en su cuenta con ${browser}` : 'Alguien inició sesión en su cuenta',
    exportReady: () => 'La exportación de su empresa está lista',
  },
  said: ({ comment }) => `«${comment}»`,
  recordedBy: (name) => `Registrada por ${name}.`,
  digest: (count) => (count === 1 ? 'Una notificación de Derrick' : `${count} notificaciones de Derrick`),
  more: (count) => (count === 1 ? 'Y una más.' : `Y ${count} más.`),
  openTicket: 'Abrir el ticket',
  openInvoice: 'Abrir la factura',
  openNotifications: 'Abrir sus notificaciones',
  greeting: (fullname) => `Hola, ${fullname}:`,
  browserOn: (browser, system) => `${browser} en ${system}`,
  reason:
    'Recibe este correo porque se le avisa de esto de inmediato. En su cuenta puede elegir de qué se le avisa.',
  digestReason:
    'Recibe este correo una vez al día, si hay algo nuevo. En su cuenta puede elegir de qué se le avisa.',
  stop: 'Dejar de recibir estos correos',
};

export const notificationPhrases: Readonly<Record<MailLanguage, NotificationPhrases>> = {
  en: cleaning(en),
  es: cleaning(es),
};
