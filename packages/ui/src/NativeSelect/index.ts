export {
  NativeSelect,
  type NativeSelectProps,
  type SelectFieldProps,
  type SelectItem,
} from './NativeSelect.tsx';
export { nativeSelectVariants } from './variants.ts';
