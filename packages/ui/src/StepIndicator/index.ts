export { StepIndicator, type StepIndicatorProps, type StepState } from './StepIndicator.tsx';
export { stepStates } from './variants.ts';
