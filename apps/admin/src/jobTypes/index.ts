export type { LevelAndRole } from './followLevels.ts';
export { LevelFields } from './LevelFields.tsx';
