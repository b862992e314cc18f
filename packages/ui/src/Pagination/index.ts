export { Pagination, type PaginationProps, paginationDensities } from './Pagination.tsx';
export { PAGE_WINDOW, type PageWindowItem, pageRange, pageWindow } from './pageWindow.ts';
