import { PeopleScreen } from '../people/index.ts';
import { managers } from './managers.ts';

export const ManagersScreen = () => <PeopleScreen kind={managers} />;
