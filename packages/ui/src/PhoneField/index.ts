export { PhoneField, type PhoneFieldProps, type PhoneFormat } from './PhoneField.tsx';
