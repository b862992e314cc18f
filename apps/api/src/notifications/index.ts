import './tables.ts';

export { countUnreadOf, findUnread } from './list.ts';
export { notifyOf } from './notify.ts';
