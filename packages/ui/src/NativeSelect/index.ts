export {
  NativeSelect,
  type NativeSelectProps,
  nativeSelectVariants,
  type SelectFieldProps,
  type SelectItem,
  type SelectSize,
  selectSizes,
} from './NativeSelect.tsx';
