/** What every control of a form is given. */
export interface ControlProps {
  id: string;
  label: string;
  errorMessage: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  onBlur: () => void;
}

/** What the control of a value is given. */
export interface FieldProps<Value> extends ControlProps {
  value: Value;
  onChange: (value: Value) => void;
}
