export { Spinner, type SpinnerProps, SpinnerRing, type SpinnerSize, spinnerSizes } from './Spinner.tsx';
