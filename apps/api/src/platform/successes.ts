import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import type { Language } from './language.ts';

type Sentence = Readonly<Record<Language, string>>;

/** The calls about people of one kind, with the words of the specification. */
const ofPeople = (prefix: string, en: string, es: string): Record<string, Sentence> => ({
  [`${prefix}.create`]: { en: `${en} invited successfully`, es: `El ${es} fue invitado correctamente` },
  [`${prefix}.update`]: { en: `${en} updated successfully`, es: `El ${es} se actualizó correctamente` },
  [`${prefix}.setStatus`]: {
    en: `${en} status updated successfully`,
    es: `El estado del ${es} se actualizó correctamente`,
  },
  [`${prefix}.remove`]: { en: `${en} deleted successfully`, es: `El ${es} se eliminó correctamente` },
  [`${prefix}.resendInvitation`]: {
    en: 'The invitation was sent to {name} again',
    es: 'La invitación se envió de nuevo a {name}',
  },
  [`${prefix}.copyInvitationLink`]: {
    en: 'A link for {name} was made',
    es: 'Se creó un enlace para {name}',
  },
  [`${prefix}.revokeInvitation`]: {
    en: 'The invitation of {name} was revoked',
    es: 'Se revocó la invitación de {name}',
  },
  [`${prefix}.resetSecondFactor`]: {
    en: 'The second factor of {name} was removed',
    es: 'Se quitó el segundo factor de {name}',
  },
});

const saved: Sentence = { en: '“{name}” was saved', es: 'Se guardó «{name}»' };
const settingsSaved: Sentence = { en: 'The settings were saved', es: 'Se guardó la configuración' };
const retired: Sentence = { en: '“{name}” was retired', es: 'Se retiró «{name}»' };

/**
 * What the reply to a change says, by the name of its endpoint: one sentence in each language, where `{name}` is what
 * people call the record. Calls that only begin, renew or end a session say nothing.
 */
export const successes: Readonly<Record<string, Sentence>> = {
  ...ofPeople('technicianEndpoints', 'Technician', 'técnico'),
  ...ofPeople('managerEndpoints', 'Manager', 'gerente'),
  ...ofPeople('adminEndpoints', 'Admin', 'administrador'),
  ...ofPeople('superAdminEndpoints', 'Super admin', 'superadministrador'),
  createTicket: {
    en: 'Job ticket created successfully!',
    es: '¡El ticket de trabajo se creó correctamente!',
  },
  updateTicket: {
    en: 'Job ticket updated successfully!',
    es: '¡El ticket de trabajo se actualizó correctamente!',
  },
  deleteTicket: {
    en: 'Ticket #{name} deleted successfully',
    es: 'El ticket #{name} se eliminó correctamente',
  },
  createCustomer: saved,
  updateCustomer: saved,
  deleteCustomer: { en: '“{name}” was deleted', es: 'Se eliminó «{name}»' },
  mergeCustomer: {
    en: '“{name}” now has the tickets and contacts of both',
    es: '«{name}» tiene ahora los tickets y contactos de ambos',
  },
  submitTicket: { en: 'Ticket #{name} was submitted', es: 'Se envió el ticket #{name}' },
  approveTicket: { en: 'Ticket #{name} was approved', es: 'Se aprobó el ticket #{name}' },
  requestTicketChanges: {
    en: 'Changes to ticket #{name} were requested',
    es: 'Se pidieron cambios en el ticket #{name}',
  },
  reopenTicket: { en: 'Ticket #{name} was reopened', es: 'Se reabrió el ticket #{name}' },
  bulkTickets: { en: 'Every ticket was looked at', es: 'Se revisaron todos los tickets' },
  commentTicket: { en: 'Your comment was added', es: 'Se agregó su comentario' },
  confirmTicketWarning: { en: 'Your answer was kept', es: 'Se guardó su respuesta' },
  duplicateTicket: { en: 'Ticket #{name} was made as a draft', es: 'Se creó el borrador del ticket #{name}' },
  voidTicket: { en: 'Ticket #{name} is void', es: 'El ticket #{name} quedó anulado' },
  signTicket: { en: 'Ticket #{name} is signed', es: 'El ticket #{name} está firmado' },
  removeTicketSignature: {
    en: 'The signature of ticket #{name} was removed',
    es: 'Se quitó la firma del ticket #{name}',
  },
  requestTicketSignature: {
    en: 'There is a link to sign ticket #{name}',
    es: 'Hay un enlace para firmar el ticket #{name}',
  },
  signByLink: { en: 'Thank you, your signature was kept', es: 'Gracias, su firma quedó guardada' },
  disputeByLink: {
    en: 'Thank you, the office was told',
    es: 'Gracias, se avisó a la oficina',
  },
  createInvoices: { en: 'The draft was made', es: 'Se creó el borrador' },
  updateInvoice: { en: 'The draft was saved', es: 'Se guardó el borrador' },
  deleteInvoice: { en: 'The draft was deleted', es: 'Se eliminó el borrador' },
  issueInvoice: { en: 'Invoice {name} was issued', es: 'Se emitió la factura {name}' },
  sendInvoice: { en: 'Invoice {name} is on its way', es: 'La factura {name} está en camino' },
  addInvoicePayment: { en: 'The payment was recorded', es: 'Se registró el pago' },
  reverseInvoicePayment: { en: 'The payment was reversed', es: 'Se revirtió el pago' },
  voidInvoice: { en: 'Invoice {name} is void', es: 'La factura {name} quedó anulada' },
  giveUpInvoice: {
    en: 'Invoice {name} was marked as uncollectible',
    es: 'La factura {name} se marcó como incobrable',
  },
  copyInvoice: { en: 'A draft was made of it', es: 'Se creó un borrador a partir de ella' },
  setInvoiceReminders: { en: 'The reminders were set', es: 'Se configuraron los recordatorios' },
  updateCompanyProfile: settingsSaved,
  changeCompanyLogo: settingsSaved,
  updateCompanyLocale: settingsSaved,
  updateCompanyTickets: settingsSaved,
  updateCompanyRates: settingsSaved,
  updateCompanyInvoices: settingsSaved,
  updateCompanyPeople: settingsSaved,
  updateCompanyData: settingsSaved,
  setNotificationRead: { en: 'The notification was marked', es: 'Se marcó la notificación' },
  readAllNotifications: {
    en: 'What you have seen is marked as read',
    es: 'Lo que vio está marcado como leído',
  },
  readNotificationsOf: {
    en: 'The notifications of this record are read',
    es: 'Las notificaciones de este registro están leídas',
  },
  updateNotificationPreferences: {
    en: 'Your notification settings were saved',
    es: 'Se guardaron sus preferencias de notificación',
  },
  startCompanyExport: {
    en: 'The export is being made; you will be told when it is ready',
    es: 'La exportación se está creando; le avisaremos cuando esté lista',
  },
  deleteCompany: {
    en: '“{name}” was deleted. It can be taken back for 14 days',
    es: '«{name}» se eliminó. Se puede recuperar durante 14 días',
  },
  restoreCompany: { en: '“{name}” is back', es: '«{name}» está de vuelta' },
  uploadFile: { en: 'The file was stored', es: 'Se guardó el archivo' },
  createJobType: saved,
  updateJobType: saved,
  retireJobType: retired,
  createJobRole: saved,
  renameJobRole: saved,
  retireJobRole: retired,
  createPriceItem: saved,
  updatePriceItem: saved,
  retirePriceItem: {
    en: '“{name}” was taken out of the price book',
    es: '«{name}» se quitó de la lista de precios',
  },
  register: { en: 'Your account was created', es: 'Se creó su cuenta' },
  acceptInvitation: { en: 'Your password was set', es: 'Se estableció su contraseña' },
  forgotPassword: {
    en: 'If this address has an account, a link to set a new password is on its way',
    es: 'Si esta dirección tiene una cuenta, le llegará un enlace para establecer otra contraseña',
  },
  resetPassword: {
    en: 'Your password has been successfully changed.',
    es: 'Su contraseña se cambió correctamente.',
  },
  sendConfirmation: {
    en: 'A link to confirm your address was sent',
    es: 'Se envió un enlace para confirmar su correo electrónico',
  },
  updateAssistProvider: {
    en: 'The provider of the assistant was saved',
    es: 'Se guardó el proveedor del asistente',
  },
  confirmEmail: { en: 'Your address is confirmed', es: 'Su correo electrónico está confirmado' },
  undoEmail: { en: 'The former address is back', es: 'Se restableció la dirección anterior' },
  updateAccount: { en: 'Your profile was saved', es: 'Se guardó su perfil' },
  changePassword: { en: 'Your password was changed', es: 'Se cambió su contraseña' },
  requestEmail: { en: 'Check your email', es: 'Revise su correo' },
  requestPhoneCode: { en: 'Code sent successfully', es: 'El código se envió correctamente' },
  verifyPhone: {
    en: 'Telephone number verified successfully',
    es: 'El número de teléfono se verificó correctamente',
  },
  cancelEmail: { en: 'Your address stays as it is', es: 'Su dirección sigue igual' },
  confirmAuthenticator: {
    en: 'Two-step sign-in is on',
    es: 'El inicio de sesión en dos pasos está activado',
  },
  removeAuthenticator: {
    en: 'The authenticator app was removed',
    es: 'Se quitó la aplicación de autenticación',
  },
  renewRecoveryCodes: { en: 'There are new recovery codes', es: 'Hay códigos de recuperación nuevos' },
  addPasskey: { en: 'The passkey was added', es: 'Se agregó la llave de acceso' },
  removePasskey: { en: 'The passkey was removed', es: 'Se quitó la llave de acceso' },
  endSession: { en: 'The session was ended', es: 'Se cerró la sesión' },
  endOtherSessions: { en: 'All other sessions were ended', es: 'Se cerraron las demás sesiones' },
};

const sentences = new Map<Endpoint, Sentence>(
  Object.entries(endpoints).flatMap(([name, endpoint]): [Endpoint, Sentence][] => {
    const sentence = successes[name];
    return sentence ? [[endpoint, sentence]] : [];
  }),
);

/**
 * Writes the sentence of a success; undefined for an endpoint without one.
 * @param name what people call the record that was changed, where there is one
 */
export function successSentence(
  endpoint: Endpoint,
  language: Language,
  name: string | undefined,
): string | undefined {
  return sentences.get(endpoint)?.[language].replace('{name}', () => name ?? '');
}
