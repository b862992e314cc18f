import { object, optional, string } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { tokensStruct } from '../http/tokens.ts';
import {
  acceptInvitationStruct,
  forgotPasswordStruct,
  invitationStruct,
  registerStruct,
  resetPasswordStruct,
} from './registrationSchema.ts';

// Separate from contract.ts so that pages of signed-in users do not load these endpoints.

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary:
    'Creates a company and its first person; 409 names the field that is taken, 403 asks for the key of a first start or says that registration is closed.',
  permission: 'anyone',
  status: 201,
  body: registerStruct,
  reply: tokensStruct,
  example: {
    body: {
      user: {
        email: 'owner@example.com',
        fullname: 'Olga Owner',
        password: 'correct horse battery',
        language: 'EN',
        companyId: exampleId('company'),
      },
      company: { name: 'Permian Services', size: 'SMALL', industry: 'Oil & Gas' },
    },
  },
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary:
    'Asks for a link to set a new password; the reply is the same whether or not the address is known.',
  permission: 'anyone',
  body: forgotPasswordStruct,
  example: { body: { email: 'owner@example.com' } },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Sets a new password with the token of a link; `code` distinguishes expired, used, replaced and unknown ones.',
  permission: 'anyone',
  body: resetPasswordStruct,
  example: { body: { token: 'the token of the link', newPassword: 'secret1', confirmPassword: 'secret1' } },
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/auth/invitation',
  summary: 'Reads whom an invitation is for; the invitation stays valid.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: invitationStruct,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/accept-invitation',
  summary: 'Sets the password of an invited person and signs them in.',
  permission: 'anyone',
  body: acceptInvitationStruct,
  reply: tokensStruct,
  example: { body: { token: 'the token of the link', password: 'secret1', confirmPassword: 'secret1' } },
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/users/me/confirmation',
  summary:
    'Mails the link again that confirms the own address; a new company needs that before it can invite people.',
  permission: 'company:manage',
  reply: object({ email: string() }),
});
