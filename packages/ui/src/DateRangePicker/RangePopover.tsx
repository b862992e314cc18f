'use client';

import type { RefObject } from 'react';
import { RangeCalendar, type RangeCalendarProps } from 'react-aria-components/RangeCalendar';
import type { DateRangePickerState, DateValue } from 'react-stately/useDateRangePickerState';
import * as calendar from '../Calendar/Calendar.css.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import type { WeekDay } from '../Calendar/day.ts';
import { DialogBox } from '../Dialog/DialogBox.tsx';
import { PagePopover } from '../Popover/PagePopover.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import * as styles from './DateRangePicker.css.ts';
import { PresetList } from './PresetList.tsx';
import type { DateRangePreset } from './presets.ts';

interface RangePopoverProps {
  /** Accessible name. */
  title: string;
  /** `id` by which react-aria knows that the popover belongs to the field. */
  id: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  state: DateRangePickerState;
  calendarProps: RangeCalendarProps<DateValue>;
  firstDayOfWeek: WeekDay | undefined;
  presets: readonly DateRangePreset[];
  today: string | undefined;
}

/** The calendar of a DateRangePicker in its popover, beside the named ranges. */
export function RangePopover({
  title,
  id,
  triggerRef,
  state,
  calendarProps,
  firstDayOfWeek,
  presets,
  today,
}: RangePopoverProps) {
  return (
    <AriaLocale>
      <PagePopover
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={8}
        className={popover.popover}
      >
        <DialogBox id={id} aria-label={title} className={popover.dialog}>
          <div className={styles.content}>
            {presets.length > 0 && <PresetList {...{ presets, today, state }} />}
            <RangeCalendar
              {...calendarProps}
              {...(firstDayOfWeek && { firstDayOfWeek })}
              className={calendar.range}
            >
              <CalendarMonth />
            </RangeCalendar>
          </div>
        </DialogBox>
      </PagePopover>
    </AriaLocale>
  );
}
