import { EditPersonScreen } from '../people/index.ts';
import { managers } from './managers.ts';

/** The page of one manager. */
export const EditManagerScreen = () => <EditPersonScreen kind={managers} />;
