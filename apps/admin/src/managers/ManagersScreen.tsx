import { PeopleScreen } from '../people/index.ts';
import { managers } from './managers.ts';

/** The list of managers. */
export const ManagersScreen = () => <PeopleScreen kind={managers} />;
