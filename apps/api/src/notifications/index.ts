import './tables.ts';

export { type Announcement, announceHere } from './announce.ts';
export { countUnreadOf, findUnread } from './list.ts';
export { notifyOf } from './notify.ts';
