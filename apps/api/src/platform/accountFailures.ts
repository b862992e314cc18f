import { errorCodes } from '@derrick/domain/http';

/** The ways in which signing in fails, and calls about passwords, second factors, links and people's accounts. */
export const accountFailures = {
  passwordTooShort: {
    status: 400,
    code: errorCodes.validationFailed,
    en: 'The password must be at least {minLength} characters long',
    es: 'La contraseña debe tener al menos {minLength} caracteres',
  },
  unauthorized: {
    status: 401,
    code: errorCodes.unauthorized,
    en: 'Please sign in',
    es: 'Inicie sesión',
  },
  invalidCredentials: {
    status: 401,
    code: errorCodes.invalidCredentials,
    en: 'The email or the password is wrong',
    es: 'El correo o la contraseña no son correctos',
  },
  secondFactorRequired: {
    status: 401,
    code: errorCodes.secondFactorRequired,
    en: 'Please confirm with a code or a passkey that it is you',
    es: 'Confirme con un código o una llave de acceso que es usted',
  },
  secondFactorWrong: {
    status: 401,
    code: errorCodes.secondFactorWrong,
    en: 'The code is wrong, was used already or has expired',
    es: 'El código no es correcto, ya se usó o venció',
  },
  secondFactorMissing: {
    status: 403,
    code: errorCodes.secondFactorMissing,
    en: 'Your company asks for a second factor; please set one up in your account first',
    es: 'Su empresa pide un segundo factor; configure primero uno en su cuenta',
  },
  ownPasswordMissing: {
    status: 403,
    code: errorCodes.ownPasswordMissing,
    en: 'Somebody else chose your password; please choose one of your own first',
    es: 'Otra persona eligió su contraseña; elija primero una propia',
  },
  emailUnconfirmed: {
    status: 403,
    code: errorCodes.emailUnconfirmed,
    en: 'Please confirm your e-mail address first, with the link that was mailed to you; then invitations can be sent',
    es: 'Primero confirme su correo electrónico con el enlace que le enviamos; después se podrán enviar invitaciones',
  },
  ownStatus: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Nobody can change their own status or delete themselves',
    es: 'Nadie puede cambiar su propio estado ni eliminarse',
  },
  ownSecondFactor: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Nobody can reset their own two-step sign-in here; the page of your account does it',
    es: 'Nadie puede restablecer aquí su propio inicio de sesión en dos pasos; hágalo en la página de su cuenta',
  },
  accountPending: {
    status: 403,
    code: errorCodes.accountPending,
    en: 'This account still waits for its invitation to be accepted',
    es: 'Esta cuenta todavía espera que se acepte su invitación',
  },
  accountDeactivated: {
    status: 403,
    code: errorCodes.accountDeactivated,
    en: 'This account is deactivated; please ask your administrator',
    es: 'Esta cuenta está desactivada; consulte a su administrador',
  },
  tokenUnknown: {
    status: 404,
    code: errorCodes.tokenUnknown,
    en: 'This link is not valid',
    es: 'Este enlace no es válido',
  },
  smsUnavailable: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This server sends no SMS',
    es: 'Este servidor no envía SMS',
  },
  secondFactorOn: {
    status: 409,
    code: errorCodes.conflict,
    en: 'An authenticator app is set up already',
    es: 'Ya hay una aplicación de autenticación configurada',
  },
  secondFactorLast: {
    status: 409,
    code: errorCodes.conflict,
    en: 'Your company asks for a second factor; set another one up before you remove this one',
    es: 'Su empresa pide un segundo factor; configure otro antes de quitar este',
  },
  lastSuperAdmin: {
    status: 409,
    code: errorCodes.conflict,
    en: 'A company keeps at least one active super admin',
    es: 'Una empresa conserva al menos un superadministrador activo',
  },
  invitationAccepted: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This person has accepted the invitation already',
    es: 'Esta persona ya aceptó la invitación',
  },
  invitedDeactivated: {
    status: 409,
    code: errorCodes.accountDeactivated,
    en: 'This account is deactivated; activate it before you invite its person',
    es: 'Esta cuenta está desactivada; actívela antes de invitar a la persona',
  },
  emailTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This e-mail address is already in use',
    es: 'Este correo electrónico ya está en uso',
  },
  tokenExpired: {
    status: 410,
    code: errorCodes.tokenExpired,
    en: 'This link has expired',
    es: 'Este enlace venció',
  },
  tokenUsed: {
    status: 410,
    code: errorCodes.tokenUsed,
    en: 'This link was already used',
    es: 'Este enlace ya se usó',
  },
  tokenReplaced: {
    status: 410,
    code: errorCodes.tokenReplaced,
    en: 'A newer link was sent; please use that one',
    es: 'Se envió un enlace más reciente; use ese',
  },
  tooManySignIns: {
    status: 429,
    code: errorCodes.rateLimited,
    en: 'Too many people are signing in at the moment',
    es: 'Demasiadas personas están iniciando sesión en este momento',
  },
} as const;
