import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { technicians } from './room.ts';

/** Is the list of technicians. */
export const TechniciansScreen = () => <PeopleScreen room={technicians} />;
