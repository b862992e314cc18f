import { EditPersonScreen } from '../people/EditPersonScreen.tsx';
import { managers } from './managers.ts';

/** The page of one manager. */
export const EditManagerScreen = () => <EditPersonScreen kind={managers} />;
