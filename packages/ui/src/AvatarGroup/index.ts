export { AvatarGroup, type AvatarGroupMember, type AvatarGroupProps } from './AvatarGroup.tsx';
