import { EditPersonScreen } from '../people/EditPersonScreen.tsx';
import { technicians } from './room.ts';

/** Is the page of one technician. */
export const EditTechnicianScreen = () => <EditPersonScreen room={technicians} />;
