export { Meter, type MeterProps } from './Meter.tsx';
export { meterTones } from './variants.ts';
