import { EditPersonScreen } from '../people/index.ts';
import { technicians } from './technicians.ts';

/** The page of one technician. */
export const EditTechnicianScreen = () => <EditPersonScreen kind={technicians} />;
