export { sectionAddress } from './addresses.ts';
