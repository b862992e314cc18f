export const avatarGroupTexts = {
  'avatarGroup.more': '{count} more: {names}',
} as const;
