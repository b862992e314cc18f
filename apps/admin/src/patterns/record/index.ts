export { RecordPlaceholder } from './RecordPlaceholder.tsx';
export { RecordPage, RecordScreen } from './RecordScreen.tsx';
export { useRecord } from './useRecord.ts';
