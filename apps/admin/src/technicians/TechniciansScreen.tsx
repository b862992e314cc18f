import { PeopleScreen } from '../people/index.ts';
import { technicians } from './technicians.ts';

export const TechniciansScreen = () => <PeopleScreen kind={technicians} />;
