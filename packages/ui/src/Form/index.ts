export { wide as formWide } from './Form.css.ts';
export { Form, type FormProps } from './Form.tsx';
export { FormActions } from './FormActions.tsx';
export { FormGrid, type FormGridProps } from './FormGrid.tsx';
export { FormSection, type FormSectionProps } from './FormSection.tsx';
export { formColumns } from './variants.ts';
