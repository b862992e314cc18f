export { RecordPlaceholder } from './RecordPlaceholder.tsx';
export { RecordScreen } from './RecordScreen.tsx';
export { useRecord } from './useRecord.ts';
