export const paginationTexts = {
  'pagination.label': 'Pages',
  'pagination.next': 'Next page',
  'pagination.of': '{page} / {pages}',
  'pagination.page': 'Page {page}',
  'pagination.perPage': '{size} / page',
  'pagination.previous': 'Previous page',
  'pagination.range': '{from}-{to}',
  'pagination.rangeOf': '{range} of {total}',
  'pagination.rowsPerPage': 'Rows per page',
  'pagination.showing': 'Showing {range} from {total}',
} as const;
