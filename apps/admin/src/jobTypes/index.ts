export { type LevelAndRole, LevelFields } from './LevelFields.tsx';
