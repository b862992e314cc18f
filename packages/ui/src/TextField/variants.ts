/** Types of a TextField. */
export const textFieldTypes = ['text', 'email', 'tel', 'url'] as const;
