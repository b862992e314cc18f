import type { MailLanguage } from './payload.ts';
import type { ShortWords, Words } from './wording.ts';

interface RequestFacts {
  /** Who is to sign; undefined when nobody knows their name. */
  contact: string | undefined;
  company: string;
  requestedBy: string;
  jobcode: string;
  wellName: string;
}

interface DisputeFacts {
  fullname: string;
  customer: string;
  jobcode: string;
  wellName: string;
  comment: string;
}

/** What letters about signatures say. */
export interface SignaturePhrases {
  signatureRequest: (facts: RequestFacts) => Words;
  signatureRequestSms: (facts: Pick<RequestFacts, 'company' | 'jobcode'>) => ShortWords;
  ticketDisputed: (facts: DisputeFacts) => Words;
}

const en: SignaturePhrases = {
  signatureRequest: ({ contact, company, requestedBy, jobcode, wellName }) => ({
    subject: `${company} asks you to sign job ticket ${jobcode}`,
    heading: `Please sign job ticket ${jobcode}`,
    greeting: contact ? `Hello ${contact},` : 'Hello,',
    paragraphs: [
      `${requestedBy} of ${company} asks you to confirm the work at ${wellName} with your signature.`,
      'You see the ticket first. If something is wrong with it, you can say so on the same page.',
    ],
    button: 'Read and sign',
    note: 'You need no account. The link works once, for 14 days.',
    reason: `You get this mail because ${requestedBy} of ${company} gave your address for job ticket ${jobcode}. If it is not for you, do nothing.`,
  }),
  signatureRequestSms: ({ company, jobcode }) => ({
    subject: `Signature of ${jobcode}`,
    line: `${company} asks you to sign job ticket ${jobcode}. Read and sign it here, within 14 days:`,
  }),
  ticketDisputed: ({ fullname, customer, jobcode, wellName, comment }) => ({
    subject: `${customer} says that something is wrong with ${jobcode}`,
    heading: `Something is wrong with ${jobcode}`,
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `${customer} was asked to sign job ticket ${jobcode} (${wellName}) and wrote instead: “${comment}”`,
      'Please correct the ticket and ask for the signature again.',
    ],
    button: 'Open the ticket',
    reason: `You get this mail because you look after job ticket ${jobcode}.`,
  }),
};

const es: SignaturePhrases = {
  signatureRequest: ({ contact, company, requestedBy, jobcode, wellName }) => ({
    subject: `${company} le pide que firme el ticket de trabajo ${jobcode}`,
    heading: `Firme el ticket de trabajo ${jobcode}`,
    greeting: contact ? `Hola, ${contact}:` : 'Hola:',
    paragraphs: [
      `${requestedBy}, de ${company}, le pide que confirme con su firma el trabajo en ${wellName}.`,
      'Primero verá el ticket. Si algo no es correcto, puede indicarlo en la misma página.',
    ],
    button: 'Leer y firmar',
    note: 'No necesita una cuenta. El enlace funciona una sola vez, durante 14 días.',
    reason: `Recibe este correo porque ${requestedBy}, de ${company}, indicó su dirección para el ticket de trabajo ${jobcode}. Si no es para usted, no haga nada.`,
  }),
  signatureRequestSms: ({ company, jobcode }) => ({
    subject: `Firma de ${jobcode}`,
    line: `${company} le pide que firme el ticket de trabajo ${jobcode}. Léalo y fírmelo aquí, en 14 días:`,
  }),
  ticketDisputed: ({ fullname, customer, jobcode, wellName, comment }) => ({
    subject: `${customer} indica que algo no es correcto en ${jobcode}`,
    heading: `Algo no es correcto en ${jobcode}`,
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `Se pidió a ${customer} que firmara el ticket de trabajo ${jobcode} (${wellName}) y respondió: «${comment}»`,
      'Corrija el ticket y pida la firma de nuevo.',
    ],
    button: 'Abrir el ticket',
    reason: `Recibe este correo porque usted se ocupa del ticket de trabajo ${jobcode}.`,
  }),
};

/** What letters about signatures say, by language. */
export const signaturePhrases: Record<MailLanguage, SignaturePhrases> = { en, es };
