export {
  arrangeColumns,
  type ColumnChoice,
  noColumnChoice,
  orderColumns,
  readColumnChoice,
  resizedWidths,
  withResizedWidths,
  writeColumnChoice,
} from './columns/columnChoice.ts';
export { columnGroup } from './columns/GroupRow.tsx';
export { DataTable } from './DataTable.tsx';
export { cellEdit } from './editing/CellEditing.tsx';
export type {
  CellEditOptions,
  DataTableCellEdit,
  DataTableColumnGroup,
  DataTableRowDetails,
  DataTableTotals,
  RowDetailsOptions,
  TotalsOptions,
} from './model/abilities.ts';
export {
  type CardRole,
  type ChosenWidth,
  type ColumnPin,
  cardRoles,
  chosenWidths,
  columnPins,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRowMenu,
  type DataTableStatus,
  type MatchingSelection,
  type TableSelectionMode,
  type TableSort,
} from './model/types.ts';
export { rowDetails } from './rows/RowDetails.tsx';
export { tableTotals } from './rows/TableTotals.tsx';
