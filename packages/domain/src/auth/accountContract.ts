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
    'Creates a company and its first user. 409 names the field that is taken; 403 if the key of the first start is missing or registration is closed.',
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
  summary: 'Requests a link to set a new password. The reply is the same for known and unknown addresses.',
  permission: 'anyone',
  body: forgotPasswordStruct,
  example: { body: { email: 'owner@example.com' } },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Sets a new password with the token of a link; `code` distinguishes expired, used, replaced and unknown links.',
  permission: 'anyone',
  body: resetPasswordStruct,
  example: { body: { token: 'the token of the link', newPassword: 'secret1', confirmPassword: 'secret1' } },
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/auth/invitation',
  summary: 'Reads an invitation without consuming it.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: invitationStruct,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/accept-invitation',
  summary: 'Sets the password of an invited user and signs the user in.',
  permission: 'anyone',
  body: acceptInvitationStruct,
  reply: tokensStruct,
  example: { body: { token: 'the token of the link', password: 'secret1', confirmPassword: 'secret1' } },
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/users/me/confirmation',
  summary:
    "Sends the link again that confirms the caller's address. A new company must confirm it before it can invite users.",
  permission: 'company:manage',
  reply: object({ email: string() }),
});
