import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { managers } from './managers.ts';
import { managers as room } from './room.ts';

/** The list of managers. */
export const ManagersScreen = () => <PeopleScreen kind={managers} room={room} />;
