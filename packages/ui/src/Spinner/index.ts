export { Spinner, type SpinnerProps, SpinnerRing, type SpinnerSize } from './Spinner.tsx';
export { spinnerSizes } from './variants.ts';
