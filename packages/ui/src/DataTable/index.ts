export {
  arrangeColumns,
  type ColumnChoice,
  noColumnChoice,
  orderColumns,
  readColumnChoice,
  writeColumnChoice,
} from './columnChoice.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { preloadDataTable } from './gridController.ts';
export {
  type ChosenWidth,
  chosenWidths,
  type DataTableColumn,
  type DataTableRowMenu,
  type DataTableStatus,
  type PhoneSlot,
  phoneSlots,
  type TableDensity,
  type TableSelectionMode,
  type TableSort,
  tableDensities,
} from './types.ts';
