export interface ControlProps {
  id: string;
  label: string;
  errorMessage: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  onBlur: () => void;
}

/** Props of a form control with a value. */
export interface FieldProps<Value> extends ControlProps {
  value: Value;
  onChange: (value: Value) => void;
}
