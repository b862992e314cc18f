import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { technicians } from './technicians.ts';

/** The list of technicians. */
export const TechniciansScreen = () => <PeopleScreen kind={technicians} />;
