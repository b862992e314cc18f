export { RecordContent } from './RecordContent.tsx';
export { RecordPage } from './RecordPage.tsx';
export { type RemoteRecord, useRecord } from './useRecord.ts';
