import type { Role } from '@derrick/domain/auth';
import { type AccountPhrases, accountPhrases } from './accountWords.ts';
import { cleaning } from './names.ts';
import type { MailLanguage } from './payload.ts';
import { type SignaturePhrases, signaturePhrases } from './signatureWords.ts';
import { at, type Moment, type ShortWords, type Words } from './wording.ts';

interface Facts {
  passwordReset: {
    fullname: string;
    email: string;
    /** Named while the address is not confirmed: several companies may use it. */
    company: string | undefined;
  };
  passwordChanged: { fullname: string; email: string; at: Moment };
  invitation: {
    company: string;
    invitedBy: string | undefined;
    role: Role;
    email: string;
    /** For which the link works. */
    days: number;
  };
  welcome: { fullname: string; company: string; email: string };
  /** To whoever registers a company; the link confirms their address. */
  confirmCompany: { fullname: string; company: string; email: string };
}

type OwnPhrases = {
  [Kind in keyof Facts]: (facts: Facts[Kind]) => Words;
} & {
  /** Above the plain address of the button. */
  plainAddress: string;
  phoneCode: (facts: { code: string }) => ShortWords;
  invitationSms: (facts: Pick<Facts['invitation'], 'company' | 'invitedBy' | 'days'>) => ShortWords;
};

const enDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const esDays = (days: number) => (days === 1 ? '1 día' : `${days} días`);

const en: OwnPhrases = {
  plainAddress: 'If the button does not work, copy this address into your browser:',
  passwordReset: ({ fullname, email, company }) => ({
    subject: 'Reset your Derrick password',
    heading: 'Reset your password',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      'Somebody has asked for a new password for your Derrick account. You can choose it here.',
      ...(company
        ? [
            `The account is in the company ${company}. If you do not work there, ignore this mail; the link would make your address part of that account.`,
          ]
        : []),
    ],
    button: 'Choose a new password',
    note: 'The link works once, for 1 hour. If you have asked more than once, use the newest mail.',
    reason: `You get this mail because a new password was asked for ${email}. If that was not you, do nothing: your password stays as it is.`,
  }),
  passwordChanged: ({ fullname, email, at: instant }) => ({
    subject: 'Your Derrick password was changed',
    heading: 'Your password was changed',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `The password of your Derrick account was changed on ${at(instant, 'en-US')}. Whoever was signed in elsewhere has been signed out.`,
      'Was that not you? Then choose another password at once, with “Forgot password?” on the sign-in page, and tell an administrator of your company.',
    ],
    button: 'Sign in',
    reason: `You get this mail because the account of ${email} was changed. It is sent each time a password changes and cannot be turned off.`,
  }),
  invitation: ({ company, invitedBy, role, email, days }) => {
    const as = {
      SUPER_ADMIN: 'a super admin',
      ADMIN: 'an admin',
      MANAGER: 'a manager',
      TECHNICIAN: 'a technician',
    }[role];
    return {
      subject: invitedBy
        ? `${invitedBy} invites you to ${company} on Derrick`
        : `You are invited to ${company} on Derrick`,
      heading: `Join ${company}`,
      paragraphs: [
        invitedBy
          ? `${invitedBy} invites you to join ${company} on Derrick as ${as}.`
          : `You are invited to join ${company} on Derrick as ${as}.`,
        'Derrick is where the company keeps its job tickets, hours and invoices. Choose a password, and you are in.',
      ],
      button: 'Accept the invitation',
      note: `The link works once, for ${enDays(days)}.`,
      reason: `You get this mail because ${invitedBy ?? `somebody at ${company}`} gave ${email} as your address. If you do not expect it, do nothing: no account is opened without you.`,
    };
  },
  phoneCode: ({ code }) => ({
    subject: 'Code to verify a telephone number',
    line: `${code} is your Derrick code to verify this telephone number. It works for 10 minutes. Do not give it to anybody.`,
  }),
  invitationSms: ({ company, invitedBy, days }) => ({
    subject: `Invitation to ${company}`,
    line: invitedBy
      ? `${invitedBy} invites you to join ${company} on Derrick. Choose a password here, within ${enDays(days)}:`
      : `You are invited to join ${company} on Derrick. Choose a password here, within ${enDays(days)}:`,
  }),
  welcome: ({ fullname, company, email }) => ({
    subject: 'Welcome to Derrick',
    heading: 'Your workspace is ready',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `${company} now has its workspace on Derrick. Two good first steps: create a job ticket, and invite your technicians so that they record their own hours.`,
    ],
    button: 'Open Derrick',
    reason: `You get this mail because ${email} was used to register ${company}. It comes once.`,
  }),
  confirmCompany: ({ fullname, company, email }) => ({
    subject: 'Welcome to Derrick: please confirm your address',
    heading: 'Confirm your e-mail address',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `${company} now has its workspace on Derrick. Please confirm that this address is yours: then you can invite your technicians, so that they record their own hours.`,
    ],
    button: 'Confirm the address',
    note: 'The link works once, for 24 hours. Derrick can send you another one when you invite somebody.',
    reason: `You get this mail because ${email} was used to register ${company}. If that was not you, do nothing: nobody is written to in your name.`,
  }),
};

const es: OwnPhrases = {
  plainAddress: 'Si el botón no funciona, copie esta dirección en su navegador:',
  passwordReset: ({ fullname, email, company }) => ({
    subject: 'Restablezca su contraseña de Derrick',
    heading: 'Restablezca su contraseña',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      'Alguien pidió una contraseña nueva para su cuenta de Derrick. Puede elegirla aquí.',
      ...(company
        ? [
            `La cuenta es de la empresa ${company}. Si usted no trabaja allí, ignore este correo; con el enlace, su dirección pasaría a ser parte de esa cuenta.`,
          ]
        : []),
    ],
    button: 'Elegir una contraseña nueva',
    note: 'El enlace funciona una sola vez, durante 1 hora. Si la pidió varias veces, use el correo más reciente.',
    reason: `Recibe este correo porque se pidió una contraseña nueva para ${email}. Si no fue usted, no haga nada: su contraseña sigue igual.`,
  }),
  passwordChanged: ({ fullname, email, at: instant }) => ({
    subject: 'Se cambió su contraseña de Derrick',
    heading: 'Se cambió su contraseña',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `La contraseña de su cuenta de Derrick se cambió el ${at(instant, 'es-419')}. Se cerraron las sesiones abiertas en otros lugares.`,
      '¿No fue usted? Elija otra contraseña de inmediato, con «¿Olvidó su contraseña?» en la página de inicio de sesión, y avise a un administrador de su empresa.',
    ],
    button: 'Iniciar sesión',
    reason: `Recibe este correo porque hubo un cambio en la cuenta de ${email}. Se envía cada vez que cambia una contraseña y no se puede desactivar.`,
  }),
  invitation: ({ company, invitedBy, role, email, days }) => {
    const as = {
      SUPER_ADMIN: 'con el rol de superadministrador',
      ADMIN: 'con el rol de administrador',
      MANAGER: 'con el rol de gerente',
      TECHNICIAN: 'con el rol de técnico',
    }[role];
    return {
      subject: invitedBy
        ? `${invitedBy} le envió una invitación a ${company} en Derrick`
        : `Tiene una invitación a ${company} en Derrick`,
      heading: `Únase a ${company}`,
      paragraphs: [
        invitedBy
          ? `${invitedBy} le envió una invitación para unirse a ${company} en Derrick, ${as}.`
          : `Tiene una invitación para unirse a ${company} en Derrick, ${as}.`,
        'En Derrick la empresa gestiona sus tickets de trabajo, horas y facturas. Elija una contraseña y listo.',
      ],
      button: 'Aceptar la invitación',
      note: `El enlace funciona una sola vez, durante ${esDays(days)}.`,
      reason: `Recibe este correo porque ${invitedBy ?? `alguien de ${company}`} indicó ${email} como su dirección. Si no lo esperaba, no haga nada: sin usted no se activa ninguna cuenta.`,
    };
  },
  phoneCode: ({ code }) => ({
    subject: 'Código para verificar un número de teléfono',
    line: `${code} es su código de Derrick para verificar este número de teléfono. Funciona durante 10 minutos. No se lo dé a nadie.`,
  }),
  invitationSms: ({ company, invitedBy, days }) => ({
    subject: `Invitación a ${company}`,
    line: invitedBy
      ? `${invitedBy} le envió una invitación a ${company} en Derrick. Elija aquí una contraseña, en ${esDays(days)}:`
      : `Tiene una invitación a ${company} en Derrick. Elija aquí una contraseña, en ${esDays(days)}:`,
  }),
  welcome: ({ fullname, company, email }) => ({
    subject: 'Le damos la bienvenida a Derrick',
    heading: 'Su espacio de trabajo está listo',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `${company} ya tiene su espacio de trabajo en Derrick. Dos buenos primeros pasos: cree un ticket de trabajo e invite a sus técnicos para que registren sus propias horas.`,
    ],
    button: 'Abrir Derrick',
    reason: `Recibe este correo porque ${email} se usó para registrar ${company}. Se envía una sola vez.`,
  }),
  confirmCompany: ({ fullname, company, email }) => ({
    subject: 'Le damos la bienvenida a Derrick: confirme su correo',
    heading: 'Confirme su correo electrónico',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `${company} ya tiene su espacio de trabajo en Derrick. Confirme que este correo es suyo: después podrá invitar a sus técnicos para que registren sus propias horas.`,
    ],
    button: 'Confirmar el correo',
    note: 'El enlace funciona una sola vez, durante 24 horas. Derrick puede enviarle otro cuando invite a alguien.',
    reason: `Recibe este correo porque ${email} se usó para registrar ${company}. Si no fue usted, no haga nada: no se escribe a nadie en su nombre.`,
  }),
};

/** What the mails say, by language. */
export const phrases: Record<MailLanguage, OwnPhrases & AccountPhrases & SignaturePhrases> = {
  en: cleaning({ ...en, ...accountPhrases.en, ...signaturePhrases.en }),
  es: cleaning({ ...es, ...accountPhrases.es, ...signaturePhrases.es }),
};
