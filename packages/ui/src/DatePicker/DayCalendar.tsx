'use client';

import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { AnchoredPopover, type AnchoredPopoverProps } from '../Popover/AnchoredPopover.tsx';

interface DayCalendarProps
  extends Omit<CalendarProps, 'ref' | 'className' | 'style'>,
    Pick<AnchoredPopoverProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  /** Accessible name of the popover. */
  title: string;
}

/** The calendar of a DatePicker in its popover. A press on a day closes it. */
export function DayCalendar({
  title,
  trigger,
  isOpen,
  onOpenChange,
  onChange,
  ...calendar
}: DayCalendarProps) {
  return (
    <AnchoredPopover label={title} {...{ trigger, isOpen, onOpenChange }}>
      <Calendar
        {...calendar}
        autoFocus
        onChange={(day) => {
          onChange?.(day);
          onOpenChange(false);
        }}
      />
    </AnchoredPopover>
  );
}
