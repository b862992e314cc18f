/** Layouts of a DescriptionList: term beside or above its description. */
export const descriptionListLayouts = ['columns', 'stacked'] as const;
