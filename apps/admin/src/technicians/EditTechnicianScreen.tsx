import { EditPersonScreen } from '../people/index.ts';
import { technicians } from './technicians.ts';

export const EditTechnicianScreen = () => <EditPersonScreen kind={technicians} />;
