export { FileItem, type FileItemProps } from './FileItem.tsx';
export { FileList, type FileListProps } from './FileList.tsx';
export { fileListLayouts } from './variants.ts';
