export { RequestLink } from './RequestLink.tsx';
