export { EditPersonScreen } from './EditPersonScreen.tsx';
export type { PeopleKind } from './kind.ts';
export { PeopleScreen } from './PeopleScreen.tsx';
