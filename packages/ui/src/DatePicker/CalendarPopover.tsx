'use client';

import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import * as field from '../Field/Field.css.ts';
import { PagePopover } from '../Popover/PagePopover.tsx';
import * as popover from '../Popover/Popover.css.ts';

export function CalendarButton() {
  return (
    <Button className={field.fieldButton}>
      <CalendarDays size={16} aria-hidden="true" />
    </Button>
  );
}

export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <PagePopover className={popover.popover} placement="bottom start" offset={4}>
      <Dialog className={popover.dialog}>{children}</Dialog>
    </PagePopover>
  );
}
