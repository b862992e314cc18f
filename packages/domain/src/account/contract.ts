import { object, optional, string } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { confirmEmailStruct, emailChangeStruct, restoredEmailStruct, undoEmailStruct } from './schema.ts';

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/auth/email-change',
  summary: 'Reads which address a mailed link confirms; the link stays valid.',
  permission: 'anyone',
  query: object({ token: optional(string()) }),
  reply: emailChangeStruct,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  summary:
    'Lets a new address count, and ends all sessions. Needs the password of the account where somebody else has asked for the change.',
  permission: 'anyone',
  body: confirmEmailStruct,
  reply: object({ email: string() }),
  example: { body: { token: 'the token of the link' } },
});

export const undoEmail = endpoint({
  method: 'POST',
  path: '/auth/undo-email',
  summary:
    'Brings the former address back and ends all sessions; a link to choose a new password is mailed to it.',
  permission: 'anyone',
  body: undoEmailStruct,
  reply: restoredEmailStruct,
  example: { body: { token: 'the token of the link' } },
});
