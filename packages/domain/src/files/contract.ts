import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { fileLimitsStruct, fileUrlStruct, uploadedFileStruct } from './schema.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '/file',
  summary:
    'Stores a file and returns its address for an attachment. 413 if it is too large, 415 for another type.',
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
  summary: 'Loads the maximum size and the accepted types of files.',
  permission: 'tickets:read',
  reply: fileLimitsStruct,
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/photo/:name',
  summary: 'Downloads a photo from another server, by an address that a reply contains as `photo`.',
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
