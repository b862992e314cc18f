import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { managers } from './managers.ts';

/** The list of managers. */
export const ManagersScreen = () => <PeopleScreen kind={managers} />;
