import { EditPersonScreen } from '../people/index.ts';
import { managers } from './managers.ts';

export const EditManagerScreen = () => <EditPersonScreen kind={managers} />;
