/** Layouts of a FileList. */
export const fileListLayouts = ['tiles', 'rows'] as const;
