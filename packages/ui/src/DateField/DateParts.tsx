'use client';

import { type HTMLAttributes, type Ref, useContext } from 'react';
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

/**
 * Gives a part an id of ours. react-aria names a part by its own text and by the field's label, so the id in that list is
 * replaced, too. Not as a prop of DateSegment: its id on the server would then differ from that in the browser.
 */
const withId = (id: string, { 'aria-labelledby': names }: HTMLAttributes<HTMLElement>) => ({
  id,
  'aria-labelledby': names?.replace(/^\S+/, id),
});

function DatePart({ segment, id, firstPartRef }: DatePartProps) {
  const state = useContext(DateFieldStateContext);
  const isFirst = state?.segments.find(({ isEditable }) => isEditable)?.type === segment.type;
  return (
    <DateSegment
      segment={segment}
      {...(isFirst && id !== undefined && { render: (props) => <span {...props} {...withId(id, props)} /> })}
      {...(isFirst && firstPartRef && { ref: firstPartRef })}
      className={styles.part}
    />
  );
}
