import { nativeCheckbox } from '@derrick/ui/Checkbox';
import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { columns as cells } from '../rows.tsx';
import { useTasks } from '../useTasks.ts';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const columns = [
  {
    id: 'select',
    header: ({ table }) => (
      <input
        type="checkbox"
        className={nativeCheckbox}
        aria-label="Select all"
        checked={table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <input
        type="checkbox"
        className={nativeCheckbox}
        aria-label={`Select ${row.original.code}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  },
  ...cells.map(({ id, header, cell, isSortable = false }) => ({
    id,
    accessorFn: (task) => task[id],
    enableSorting: isSortable,
    header: isSortable
      ? ({ column }) => (
          <button type="button" onClick={column.getToggleSortingHandler()}>
            {header}
          </button>
        )
      : header,
    cell: ({ row }) => cell(row.original),
    sortFn: (one, other) =>
      one.original.priority - other.original.priority || one.original.code.localeCompare(other.original.code),
  })),
  {
    id: 'menu',
    header: '',
    cell: ({ row }) => (
      <button type="button" aria-label={`Actions for ${row.original.code}`}>
        …
      </button>
    ),
  },
];

/** TanStack Table as its documents show it, with plain cells. */
export function Table() {
  const [data] = useTasks();
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id });
  return (
    <table className="plain">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={row.getIsSelected() ? 'selected' : ''}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
