export {
  NativeSelect,
  type NativeSelectProps,
  nativeSelectVariants,
  type SelectFieldProps,
  type SelectItem,
} from './NativeSelect.tsx';
