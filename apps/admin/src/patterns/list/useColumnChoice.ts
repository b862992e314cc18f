import {
  arrangeColumns,
  type ColumnChoice,
  type DataTableColumn,
  noColumnChoice,
  readColumnChoice,
  resizedWidths,
  withResizedWidths,
  writeColumnChoice,
} from '@derrick/ui/DataTable';
import { useIsMobile } from '@derrick/ui/theme';
import { useMemo, useState } from 'react';
import { useSession } from '../../core/session.tsx';
import { readStored, store } from '../../core/stored.ts';

/**
 * The user's column choice of a list, stored in this browser.
 * @param name prefix of the storage key, before the user ID: `derrick.ticketColumns`; without it the choice is not stored
 */
function useStoredChoice(name: string | undefined) {
  const { id } = useSession().user;
  const key = name && `${name}.${id}`;
  const [choice, setChoice] = useState(() => (key ? readColumnChoice(readStored(key)) : noColumnChoice));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    // If storage is blocked, the choice lasts until the page closes.
    if (key) store(key, writeColumnChoice(next));
  };
  return [choice, choose] as const;
}

const noColumns: readonly string[] = [];

/**
 * Converts a stored choice to the displayed one, and back. For columns that are hidden by default the stored choice lists
 * the shown ones, so they stay hidden for users who chose nothing or chose before these columns existed.
 */
function toggleDefaultHidden(choice: ColumnChoice, onRequest: readonly string[]): ColumnChoice {
  if (onRequest.length === 0) return choice;
  const others = choice.hidden.filter((id) => !onRequest.includes(id));
  const hidden = onRequest.filter((id) => !choice.hidden.includes(id));
  return { ...choice, hidden: [...others, ...hidden] };
}

/**
 * The columns of a list as the user chose them: props of the table and of the columns button.
 * @param name storage key of the choice; without it, and on phones, the columns are fixed
 * @param onRequest columns that are hidden by default; must be declared outside the component
 */
export function useColumnChoice<Row>(
  columns: readonly DataTableColumn<Row>[],
  name: string | undefined,
  onRequest = noColumns,
) {
  // Cards on phones have fixed fields.
  const isMobile = useIsMobile();
  const [kept, keep] = useStoredChoice(name);
  const chosen = isMobile ? noColumnChoice : kept;
  const choice = useMemo(() => toggleDefaultHidden(chosen, onRequest), [chosen, onRequest]);
  // Reset in the chooser restores the default choice.
  const choose = (next: ColumnChoice) =>
    keep(next === noColumnChoice ? next : toggleDefaultHidden(next, onRequest));
  const arranged = useMemo(() => arrangeColumns(columns, choice), [columns, choice]);
  const columnWidths = useMemo(() => resizedWidths(choice), [choice]);
  const isOffered = name !== undefined && !isMobile;
  return {
    table: {
      columns: arranged,
      density: choice.density,
      columnWidths,
      onColumnWidthsChange: isOffered
        ? (widths: Map<string, number>) => choose(withResizedWidths(choice, widths))
        : undefined,
    },
    button: isOffered ? { columns, value: choice, onChange: choose } : undefined,
  };
}
