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
 * The user's choice of a list's columns, stored in this browser.
 * @param name comes before the user's id in the storage key: `derrick.ticketColumns`; without it nothing is stored
 */
function useKeptChoice(name: string | undefined) {
  const { id } = useSession().user;
  const key = name && `${name}.${id}`;
  const [choice, setChoice] = useState(() => (key ? readColumnChoice(readStored(key)) : noColumnChoice));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    // In a browser that stores nothing the choice holds as long as the page.
    if (key) store(key, writeColumnChoice(next));
  };
  return [choice, choose] as const;
}

const noColumns: readonly string[] = [];

/**
 * Turns a choice that is kept into the one that is shown, and back: of columns that are shown on request alone, what is
 * kept are those that were asked for. So they are hidden for who has chosen nothing, or chose before there were any.
 */
function switched(choice: ColumnChoice, onRequest: readonly string[]): ColumnChoice {
  if (onRequest.length === 0) return choice;
  const others = choice.hidden.filter((id) => !onRequest.includes(id));
  const hidden = onRequest.filter((id) => !choice.hidden.includes(id));
  return { ...choice, hidden: [...others, ...hidden] };
}

/**
 * The columns of a list as a person chose them: the props of the table, and those of the button that changes the choice.
 * @param name where the choice is kept; without one, and on a phone, there is nothing to choose
 * @param onRequest columns that are hidden until somebody asks for them; declared outside of the component
 */
export function useColumnChoice<Row>(
  columns: readonly DataTableColumn<Row>[],
  name: string | undefined,
  onRequest = noColumns,
) {
  // A phone's cards show the same for everybody.
  const isMobile = useIsMobile();
  const [kept, keep] = useKeptChoice(name);
  const chosen = isMobile ? noColumnChoice : kept;
  const choice = useMemo(() => switched(chosen, onRequest), [chosen, onRequest]);
  // The chooser's reset gives the choice of somebody who has not chosen anything.
  const choose = (next: ColumnChoice) => keep(next === noColumnChoice ? next : switched(next, onRequest));
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
