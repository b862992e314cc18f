'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { useArrowKeysOfPage } from '../theme/useArrowKeysOfPage.ts';
import * as styles from './Calendar.css.ts';

/** The month of a calendar, with buttons for the previous and next month. Used for a single day and for a range. */
export function CalendarMonth() {
  const turnArrowKeys = useArrowKeysOfPage();
  return (
    <>
      <div className={styles.header}>
        <Button slot="previous" className={styles.monthButton}>
          <ChevronLeft className={styles.arrow} size={18} aria-hidden="true" />
        </Button>
        <Heading className={styles.title} />
        <Button slot="next" className={styles.monthButton}>
          <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className={styles.grid}
        render={(props) => <table {...props} onKeyDownCapture={turnArrowKeys} />}
      >
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekDay}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
