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
import { useSession } from '../../app/session.tsx';
import { readStored, store } from '../../app/stored.ts';

/**
 * Keeps how a person wants a list's columns, in this browser. An id belongs to one company, so companies are told apart,
 * too; without one (an older server) the choice holds as long as the page.
 * @param name comes before the id: `derrick.ticketColumns`; without a name nothing is kept
 */
function useKeptChoice(name: string | undefined) {
  const { id } = useSession().user;
  const key = name && id && `${name}.${id}`;
  const [choice, setChoice] = useState(() => (key ? readColumnChoice(readStored(key)) : noColumnChoice));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    // In a browser that stores nothing the choice holds as long as the page.
    if (key) store(key, writeColumnChoice(next));
  };
  return [choice, choose] as const;
}

/**
 * The columns of a list as a person chose them: the props of the table, and those of the button that changes the choice.
 * @param name where the choice is kept; without one, and on a phone, there is nothing to choose
 */
export function useColumnChoice<Row>(columns: readonly DataTableColumn<Row>[], name: string | undefined) {
  // A phone's cards show everything.
  const isMobile = useIsMobile();
  const [kept, choose] = useKeptChoice(name);
  const choice = isMobile ? noColumnChoice : kept;
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
