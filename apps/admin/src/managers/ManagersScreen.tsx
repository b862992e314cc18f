import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { managers } from './room.ts';

/** Is the list of managers. */
export const ManagersScreen = () => <PeopleScreen room={managers} />;
