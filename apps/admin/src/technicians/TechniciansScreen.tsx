import { PeopleScreen } from '../people/index.ts';
import { technicians } from './technicians.ts';

/** The list of technicians. */
export const TechniciansScreen = () => <PeopleScreen kind={technicians} />;
