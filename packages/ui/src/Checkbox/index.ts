export { nativeCheckbox } from './Checkbox.css.ts';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
