import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { fileLimitsStruct, fileUrlStruct, uploadedFileStruct } from './schema.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '/file',
  summary: 'Stores a file and answers with the address that an attachment names; 413 and 415 refuse it.',
  permission: 'tickets:write',
  kind: 'upload',
  status: 201,
  body: uploadedFileStruct,
  reply: fileUrlStruct,
  creates: 'file',
});

export const getFileLimits = endpoint({
  method: 'GET',
  path: '/file/limits',
  summary: 'The largest file and the types that the server takes.',
  permission: 'tickets:read',
  reply: fileLimitsStruct,
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/photo/:name',
  summary: "Passes on a photo of another server, at an address that this one gave as somebody's `photo`.",
  permission: 'anyone',
  kind: 'download',
  reply: fileContentStruct,
});

export const downloadFile = endpoint({
  method: 'GET',
  path: '/file/:name',
  summary: 'Reads a stored file.',
  permission: 'tickets:read',
  kind: 'download',
  resource: 'file',
  reply: fileContentStruct,
});
