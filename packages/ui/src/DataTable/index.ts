export { DataTable, type DataTableProps } from './DataTable.tsx';
export {
  type DataTableColumn,
  type DataTableRowMenu,
  type DataTableState,
  type PhoneSlot,
  phoneSlots,
  type TableDensity,
  type TableSelectionMode,
  type TableSort,
  tableDensities,
} from './types.ts';
