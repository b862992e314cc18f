export { Form, type FormProps } from './Form.tsx';
export { FormActions } from './FormActions.tsx';
export { FormGrid, type FormGridProps, formColumns, formWide } from './FormGrid.tsx';
export { FormSection, type FormSectionProps } from './FormSection.tsx';
