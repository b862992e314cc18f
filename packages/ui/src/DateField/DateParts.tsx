'use client';

import { type Ref, useContext, useSyncExternalStore } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../theme/join.ts';
import * as styles from './DateField.css.ts';

interface DatePartsProps {
  /** Of the first part, where a label and an error summary lead. */
  id?: string | undefined;
  slot?: 'start' | 'end' | undefined;
  firstPartRef?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
}

/** Day, month and year of a date, each a part that is typed or stepped with the arrow keys. */
export function DateParts({ id, slot, firstPartRef, className }: DatePartsProps) {
  const { direction } = useLocale();
  return (
    <DateInput
      {...(slot && { slot })}
      // In a page from right to left, too. In a language from right to left the order is that of the page.
      {...(direction === 'ltr' && { dir: direction })}
      className={join(styles.parts, className)}
    >
      {(segment) => <DatePart {...{ segment, id, firstPartRef }} />}
    </DateInput>
  );
}

interface DatePartProps extends Pick<DatePartsProps, 'id' | 'firstPartRef'> {
  segment: Parameters<typeof DateSegment>[0]['segment'];
}

const never = () => () => {};

/** False on the server and while the page takes over what the server rendered. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function DatePart({ segment, id, firstPartRef }: DatePartProps) {
  const state = useContext(DateFieldStateContext);
  // react-aria takes an id of ours in the browser alone: given on the server, the two would differ.
  const isHydrated = useIsHydrated();
  const isFirst = state?.segments.find(({ isEditable }) => isEditable)?.type === segment.type;
  return (
    <DateSegment
      segment={segment}
      {...(isFirst && isHydrated && id !== undefined && { id })}
      {...(isFirst && firstPartRef && { ref: firstPartRef })}
      className={styles.part}
    />
  );
}
