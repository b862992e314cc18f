export {
  arrangeColumns,
  type ColumnChoice,
  noColumnChoice,
  orderColumns,
  readColumnChoice,
  writeColumnChoice,
} from './columnChoice.ts';
export { DataTable } from './DataTable.tsx';
export {
  type ChosenWidth,
  chosenWidths,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRowMenu,
  type DataTableStatus,
  type PhoneSlot,
  phoneSlots,
  type TableDensity,
  type TableSelectionMode,
  type TableSort,
  tableDensities,
} from './types.ts';
