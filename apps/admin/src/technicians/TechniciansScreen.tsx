import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { technicians as room } from './room.ts';
import { technicians } from './technicians.ts';

/** The list of technicians. */
export const TechniciansScreen = () => <PeopleScreen kind={technicians} room={room} />;
