import type { SecurityChange } from '../jobs/index.ts';
import type { MailLanguage } from './payload.ts';
import { at, type Moment, type Words } from './wording.ts';

interface SignInFacts {
  fullname: string;
  email: string;
  at: Moment;
  ip: string | undefined;
  browser: string | null;
  system: string | null;
}

interface AccountFacts {
  newSignIn: SignInFacts;
  securityChanged: { fullname: string; email: string; at: Moment; change: SecurityChange };
  confirmEmail: { fullname: string; email: string; needsPassword: boolean };
  emailInUse: { fullname: string; email: string };
  undoEmail: { fullname: string; oldEmail: string; newEmail: string; requestedBy: string | undefined };
}

/** What mails about somebody's own account say. */
export type AccountPhrases = { [Kind in keyof AccountFacts]: (facts: AccountFacts[Kind]) => Words };

const enChanges: Record<SecurityChange, string> = {
  authenticatorAdded: 'An authenticator app was added to your Derrick account',
  authenticatorRemoved: 'The authenticator app was removed from your Derrick account',
  passkeyAdded: 'A passkey was added to your Derrick account',
  passkeyRemoved: 'A passkey was removed from your Derrick account',
  recoveryCodesRenewed: 'New recovery codes were made for your Derrick account',
  factorsReset: 'Two-step sign-in was reset for your Derrick account',
};

const esChanges: Record<SecurityChange, string> = {
  authenticatorAdded: 'Se agregó una aplicación de autenticación a su cuenta de Derrick',
  authenticatorRemoved: 'Se quitó la aplicación de autenticación de su cuenta de Derrick',
  passkeyAdded: 'Se agregó una llave de acceso a su cuenta de Derrick',
  passkeyRemoved: 'Se quitó una llave de acceso de su cuenta de Derrick',
  recoveryCodesRenewed: 'Se crearon códigos de recuperación nuevos para su cuenta de Derrick',
  factorsReset: 'Se restableció el inicio de sesión en dos pasos de su cuenta de Derrick',
};

const enBrowser = ({ browser, system, ip }: SignInFacts) =>
  [browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown browser'), ip]
    .filter(Boolean)
    .join(', ');

const esBrowser = ({ browser, system, ip }: SignInFacts) =>
  [browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'un navegador desconocido'), ip]
    .filter(Boolean)
    .join(', ');

const en: AccountPhrases = {
  newSignIn: (facts) => ({
    subject: 'Sign-in from a new browser',
    heading: 'Sign-in from a new browser',
    greeting: `Hello ${facts.fullname},`,
    paragraphs: [
      `Somebody signed in to your Derrick account on ${at(facts.at, 'en-US')}: ${enBrowser(facts)}.`,
      'Was that you? Then you need do nothing. If not, end that session in your account and change your password at once.',
    ],
    button: 'See your sessions',
    reason: `You get this mail because the account of ${facts.email} was used from a browser that it was not used from before. It cannot be turned off.`,
  }),
  securityChanged: ({ fullname, email, at: instant, change }) => ({
    subject: enChanges[change],
    heading: enChanges[change],
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `${enChanges[change]} on ${at(instant, 'en-US')}.`,
      change === 'factorsReset'
        ? 'Somebody who manages accounts in your company has removed your authenticator app, passkeys and recovery codes. You are signed out on all devices, and your password alone signs you in again. Did you not ask for this? Then change your password at once, and tell an administrator of your company.'
        : 'Was that not you? Then change your password at once, and tell an administrator of your company.',
    ],
    button: 'Open your account',
    reason: `You get this mail because it concerns how the account of ${email} is signed in to. It cannot be turned off.`,
  }),
  confirmEmail: ({ fullname, email, needsPassword }) => ({
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `${email} is to become the address of your Derrick account. It counts once you confirm it; until then you sign in with the old one.`,
      needsPassword
        ? 'You need the password of your account for this. You are then signed out on all devices.'
        : 'You are then signed out on all devices.',
    ],
    button: 'Confirm the address',
    note: 'The link works once, for 24 hours.',
    reason: `You get this mail because ${email} was entered as the address of an account. If that was not you, do nothing: nothing changes.`,
  }),
  emailInUse: ({ fullname, email }) => ({
    subject: 'Somebody tried to use your e-mail address',
    heading: 'Somebody tried to use your e-mail address',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      `Somebody asked to use ${email} for another Derrick account. You have an account with this address already, so nothing was changed.`,
      'Was that you? Then sign in with this address, or give the other account another one.',
    ],
    button: 'Sign in',
    reason: `You get this mail because ${email} is the address of your account.`,
  }),
  undoEmail: ({ fullname, oldEmail, newEmail, requestedBy }) => ({
    subject: 'Your e-mail address is being changed',
    heading: 'Your e-mail address is being changed',
    greeting: `Hello ${fullname},`,
    paragraphs: [
      requestedBy
        ? `${requestedBy} has asked to change the address of your Derrick account from ${oldEmail} to ${newEmail}.`
        : `The address of your Derrick account is to change from ${oldEmail} to ${newEmail}.`,
      'Is that right? Then you need do nothing here. If you did not ask for it, undo it now: your old address is kept, everybody is signed out, and where the account was at risk we send you a link to choose a new password.',
    ],
    button: 'Undo the change',
    note: 'The link works until 7 days after the change.',
    reason: `You get this mail because ${oldEmail} is the address of the account. It is sent each time the address is changed and cannot be turned off.`,
  }),
};

const es: AccountPhrases = {
  newSignIn: (facts) => ({
    subject: 'Inicio de sesión desde un navegador nuevo',
    heading: 'Inicio de sesión desde un navegador nuevo',
    greeting: `Hola, ${facts.fullname}:`,
    paragraphs: [
      `Alguien inició sesión en su cuenta de Derrick el ${at(facts.at, 'es-419')}: ${esBrowser(facts)}.`,
      '¿Fue usted? Entonces no tiene que hacer nada. Si no, cierre esa sesión en su cuenta y cambie su contraseña de inmediato.',
    ],
    button: 'Ver sus sesiones',
    reason: `Recibe este correo porque la cuenta de ${facts.email} se usó desde un navegador desde el que no se había usado antes. No se puede desactivar.`,
  }),
  securityChanged: ({ fullname, email, at: instant, change }) => ({
    subject: esChanges[change],
    heading: esChanges[change],
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `${esChanges[change]} el ${at(instant, 'es-419')}.`,
      change === 'factorsReset'
        ? 'Alguien que administra las cuentas de su empresa quitó su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación. Se cerró su sesión en todos los dispositivos y puede volver a iniciarla solo con su contraseña. ¿No lo pidió? Cambie su contraseña de inmediato y avise a un administrador de su empresa.'
        : '¿No fue usted? Cambie su contraseña de inmediato y avise a un administrador de su empresa.',
    ],
    button: 'Abrir su cuenta',
    reason: `Recibe este correo porque trata de cómo se inicia sesión en la cuenta de ${email}. No se puede desactivar.`,
  }),
  confirmEmail: ({ fullname, email, needsPassword }) => ({
    subject: 'Confirme su nueva dirección de correo',
    heading: 'Confirme su nueva dirección de correo',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `${email} pasará a ser la dirección de su cuenta de Derrick. Cuenta en cuanto la confirme; hasta entonces inicie sesión con la anterior.`,
      needsPassword
        ? 'Para ello necesita la contraseña de su cuenta. Después se cerrará su sesión en todos los dispositivos.'
        : 'Después se cerrará su sesión en todos los dispositivos.',
    ],
    button: 'Confirmar la dirección',
    note: 'El enlace funciona una sola vez, durante 24 horas.',
    reason: `Recibe este correo porque se indicó ${email} como dirección de una cuenta. Si no fue usted, no haga nada: nada cambia.`,
  }),
  emailInUse: ({ fullname, email }) => ({
    subject: 'Alguien intentó usar su dirección de correo',
    heading: 'Alguien intentó usar su dirección de correo',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      `Alguien pidió usar ${email} para otra cuenta de Derrick. Usted ya tiene una cuenta con esta dirección, así que no se cambió nada.`,
      '¿Fue usted? Inicie sesión con esta dirección o indique otra para la otra cuenta.',
    ],
    button: 'Iniciar sesión',
    reason: `Recibe este correo porque ${email} es la dirección de su cuenta.`,
  }),
  undoEmail: ({ fullname, oldEmail, newEmail, requestedBy }) => ({
    subject: 'Se está cambiando su dirección de correo',
    heading: 'Se está cambiando su dirección de correo',
    greeting: `Hola, ${fullname}:`,
    paragraphs: [
      requestedBy
        ? `${requestedBy} pidió cambiar la dirección de su cuenta de Derrick de ${oldEmail} a ${newEmail}.`
        : `La dirección de su cuenta de Derrick va a cambiar de ${oldEmail} a ${newEmail}.`,
      '¿Es correcto? Entonces no tiene que hacer nada. Si no lo pidió, deshaga el cambio ahora: se conserva su dirección anterior, se cierran todas las sesiones y, si la cuenta estuvo en riesgo, le enviamos un enlace para elegir otra contraseña.',
    ],
    button: 'Deshacer el cambio',
    note: 'El enlace funciona hasta 7 días después del cambio.',
    reason: `Recibe este correo porque ${oldEmail} es la dirección de la cuenta. Se envía cada vez que se cambia la dirección y no se puede desactivar.`,
  }),
};

/** What mails about somebody's own account say, by language. */
export const accountPhrases: Record<MailLanguage, AccountPhrases> = { en, es };
