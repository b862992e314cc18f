export { StepIndicator, type StepIndicatorProps, type StepState, stepStates } from './StepIndicator.tsx';
