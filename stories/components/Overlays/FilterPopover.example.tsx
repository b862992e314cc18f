import { Button } from '@derrick/ui/Button';
import { type DateRange, DateRangePicker } from '@derrick/ui/DateRangePicker';
import { FilterPopover, FilterSection } from '@derrick/ui/FilterPopover';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { useRef, useState } from 'react';

export interface TicketFilters {
  status: string;
  worked: DateRange | null;
}

export const noFilters: TicketFilters = { status: 'all', worked: null };

const statuses = [
  { id: 'all', label: 'All' },
  { id: 'open', label: 'Open' },
  { id: 'approved', label: 'Approved' },
];

export interface FiltersProps {
  value: TicketFilters;
  onChange: (filters: TicketFilters) => void;
}

/** Filters above a list. Changes are a draft until the user applies them: Escape leaves the list unchanged. */
export function Filters({ value, onChange }: FiltersProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const count = Number(value.status !== 'all') + Number(value.worked !== null);

  const apply = (filters: TicketFilters) => {
    setOpen(false);
    onChange(filters);
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        onPress={() => {
          setDraft(value);
          setOpen(true);
        }}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <FilterPopover
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={button.current}
        title="Filters"
        onSubmit={() => apply(draft)}
        footer={
          <>
            <Button onPress={() => apply(noFilters)}>Clear</Button>
            <Button type="submit" variant="primary">
              Apply
            </Button>
          </>
        }
      >
        <FilterSection>
          <NativeSelect
            label="Status"
            items={statuses}
            value={draft.status}
            onChange={(status) => setDraft({ ...draft, status })}
          />
        </FilterSection>
        <FilterSection>
          <DateRangePicker
            label="Worked between"
            value={draft.worked}
            onChange={(worked) => setDraft({ ...draft, worked })}
          />
        </FilterSection>
      </FilterPopover>
    </>
  );
}
