import { EditPersonScreen } from '../people/EditPersonScreen.tsx';
import { technicians } from './technicians.ts';

/** The page of one technician. */
export const EditTechnicianScreen = () => <EditPersonScreen kind={technicians} />;
