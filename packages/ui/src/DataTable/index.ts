export {
  arrangeColumns,
  type ColumnChoice,
  noColumnChoice,
  orderColumns,
  readColumnChoice,
  resizedWidths,
  withResizedWidths,
  writeColumnChoice,
} from './columnChoice.ts';
export { DataTable } from './DataTable.tsx';
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
} from './types.ts';
