export { Avatar, type AvatarProps } from './Avatar.tsx';
export { avatarShapes, avatarSizes } from './variants.ts';
