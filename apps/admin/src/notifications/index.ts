export { Bell } from './Bell.tsx';
export { typeNames } from './typeNames.ts';
