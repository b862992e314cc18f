export type { LevelAndRole } from './followLevels.ts';
export { LevelFields } from './LevelFields.tsx';
export { LevelsButton } from './LevelsButton.tsx';
