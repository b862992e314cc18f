/**
 * Returns the path of an invitation's page, which opens in the language of the invited user, not in that of the browser;
 * see core/i18n/language.ts in the admin app.
 */
export const invitationPath = (token: string, language: 'en' | 'es'): string =>
  `/verify?token=${token}&lang=${language}`;
