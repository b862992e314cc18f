export { TextField, type TextFieldProps } from './TextField.tsx';
export { textFieldTypes } from './variants.ts';
