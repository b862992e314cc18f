import { cleaning } from './names.ts';
import type { MailLanguage } from './payload.ts';
import type { Words } from './wording.ts';

interface InvoiceFacts {
  customer: string;
  company: string;
  number: string;
  total: string;
  /** What is still to be paid. */
  balance: string;
  /** The due day as its reader writes it. */
  due: string;
  /** What the office writes besides; of several lines. */
  message: string | null;
  email: string;
}

interface InvoicePhrases {
  invoice: (facts: InvoiceFacts) => Words;
  reminder: (facts: InvoiceFacts & { daysLate: number }) => Words;
}

const linesOf = (message: string | null) =>
  (message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const catalogues: Record<MailLanguage, InvoicePhrases> = {
  en: {
    invoice: ({ customer, company, number, total, due, message, email }) => ({
      subject: `Invoice ${number} from ${company}`,
      heading: `Invoice ${number}`,
      greeting: `Hello ${customer},`,
      paragraphs: [
        `${company} has sent you invoice ${number} of ${total}, due on ${due}.`,
        ...linesOf(message),
      ],
      button: 'View the invoice',
      note: 'You can read, print and save it there, without an account.',
      reason: `You get this mail because ${company} bills ${email}. Please ask ${company} if you did not expect it.`,
    }),
    reminder: ({ customer, company, number, balance, due, daysLate, email }) => ({
      subject: daysLate === 0 ? `Invoice ${number} is due today` : `Invoice ${number} was due on ${due}`,
      heading: daysLate === 0 ? 'Due today' : `${daysLate} days past due`,
      greeting: `Hello ${customer},`,
      paragraphs: [
        `${balance} of invoice ${number} from ${company} ${daysLate === 0 ? 'is' : 'was'} due on ${due}.`,
        'If you have paid it meanwhile, thank you; there is nothing else to do.',
      ],
      button: 'View the invoice',
      reason: `You get this mail because ${company} bills ${email}. Please ask ${company} if you have questions about the invoice.`,
    }),
  },
  es: {
    invoice: ({ customer, company, number, total, due, message, email }) => ({
      subject: `Factura ${number} de ${company}`,
      heading: `Factura ${number}`,
      greeting: `Hola, ${customer}:`,
      paragraphs: [
        `${company} le envía la factura ${number} por ${total}, que vence el ${due}.`,
        ...linesOf(message),
      ],
      button: 'Ver la factura',
      note: 'Ahí puede leerla, imprimirla y guardarla, sin necesidad de una cuenta.',
      reason: `Recibe este correo porque ${company} factura a ${email}. Si no lo esperaba, consulte a ${company}.`,
    }),
    reminder: ({ customer, company, number, balance, due, daysLate, email }) => ({
      subject: daysLate === 0 ? `La factura ${number} vence hoy` : `La factura ${number} venció el ${due}`,
      heading: daysLate === 0 ? 'Vence hoy' : `Vencida hace ${daysLate} días`,
      greeting: `Hola, ${customer}:`,
      paragraphs: [
        `De la factura ${number} de ${company} ${daysLate === 0 ? 'vencen' : 'vencieron'} ${balance} el ${due}.`,
        'Si ya la pagó, muchas gracias; no tiene que hacer nada más.',
      ],
      button: 'Ver la factura',
      reason: `Recibe este correo porque ${company} factura a ${email}. Si tiene preguntas sobre la factura, consulte a ${company}.`,
    }),
  },
};

/** What the letters with invoices say, by language. */
export const invoicePhrases: Record<MailLanguage, InvoicePhrases> = {
  en: cleaning(catalogues.en),
  es: cleaning(catalogues.es),
};
