export { errorMessages } from './errorMessages.ts';
export { Form } from './Form.tsx';
export { FormErrors } from './FormErrors.tsx';
export type { FieldProps } from './fieldProps.ts';
export * as formStyles from './RecordForm.css.ts';
export { RecordForm } from './RecordForm.tsx';
export { type SubmitResult, useForm } from './useForm.ts';
export { type NewerRecord, useRecordForm } from './useRecordForm.ts';
export { useSave } from './useSave.ts';
