import { EditPersonScreen } from '../people/EditPersonScreen.tsx';
import { managers } from './room.ts';

/** Is the page of one manager. */
export const EditManagerScreen = () => <EditPersonScreen room={managers} />;
