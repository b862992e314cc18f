export { type FieldSize, fieldSizes } from './InputField.tsx';
