'use client';

import { type HTMLAttributes, type Ref, useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../theme/join.ts';
import * as styles from './DateField.css.ts';

interface DatePartsProps {
  /** `id` of the first part, the target of the label and of links in an error summary. */
  id?: string | undefined;
  slot?: 'start' | 'end' | undefined;
  firstPartRef?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
}

/** Day, month and year of a date. The user types each part or steps it with the arrow keys. */
export function DateParts({ id, slot, firstPartRef, className }: DatePartsProps) {
  const { direction } = useLocale();
  return (
    <DateInput
      {...(slot && { slot })}
      // Left-to-right languages keep left-to-right order even in a right-to-left page. Right-to-left languages follow the
      // page's direction.
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
 * Sets the id of a part. react-aria names a part by its own text and by the field's label, so the id is also replaced in
 * that list. It is not set as a prop of DateSegment, because the id rendered on the server would then differ from the id
 * in the browser.
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
