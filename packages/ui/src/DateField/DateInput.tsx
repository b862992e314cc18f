'use client';

import { type HTMLAttributes, type Ref, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { type AriaDateFieldProps, useDateField, useDateSegment } from 'react-aria/useDateField';
import {
  type DateFieldState,
  type DateSegment,
  type DateValue,
  useDateFieldState,
} from 'react-stately/useDateFieldState';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useAnnouncerWithoutMarkup } from '../Field/useAnnouncerWithoutMarkup.ts';
import { join } from '../theme/join.ts';
import * as styles from './DateField.css.ts';
import { useLocaleCalendar } from './useLocaleCalendar.ts';

interface DateInputProps extends AriaDateFieldProps<DateValue> {
  /** `id` of the first part, the target of links in an error summary. */
  firstPartId?: string | undefined;
  firstPartRef?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
}

/**
 * Day, month and year of a date. The user types each part or steps it with the arrow keys. Built on hooks of react-aria,
 * because react-aria-components brings all calendars of the world and, with its date pickers, the popover.
 */
export function DateInput({ firstPartId, firstPartRef, className, ...props }: DateInputProps) {
  useAnnouncerWithoutMarkup();
  const { locale: givenLocale, direction } = useLocale();
  const calendar = useLocaleCalendar(givenLocale);
  const groupRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const aria = { ...props, validationBehavior: 'aria' } as const;
  const state = useDateFieldState({ ...aria, ...calendar });
  const { fieldProps, inputProps } = useDateField({ ...aria, inputRef }, state, groupRef);
  const first = state.segments.find(({ isEditable }) => isEditable);
  return (
    <>
      <div
        {...fieldProps}
        ref={groupRef}
        // Left-to-right languages keep left-to-right order even in a right-to-left page. Right-to-left languages follow the
        // page's direction.
        dir={direction === 'ltr' ? direction : undefined}
        className={join(styles.parts, className)}
      >
        {state.segments.map((segment, index) => (
          <DatePart
            // biome-ignore lint/suspicious/noArrayIndexKey: the literals between the parts have no other key.
            key={index}
            {...{ segment, state }}
            {...(segment === first && { id: firstPartId, partRef: firstPartRef })}
          />
        ))}
      </div>
      <input {...inputProps} ref={inputRef} />
    </>
  );
}

interface DatePartProps {
  segment: DateSegment;
  state: DateFieldState;
  id?: string | undefined;
  partRef?: Ref<HTMLElement> | undefined;
}

/** Sets the id of a part. react-aria names a part by its own id and the field's label, so the id in that list changes too. */
const withId = (id: string, { 'aria-labelledby': names }: HTMLAttributes<HTMLElement>) => ({
  id,
  'aria-labelledby': names?.replace(/^\S+/, id),
});

function DatePart({ segment, state, id, partRef }: DatePartProps) {
  const ref = useRef<HTMLElement>(null);
  const mergedRef = useMemo(() => mergeRefs(ref, partRef), [partRef]);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <span
      {...segmentProps}
      {...(id !== undefined && withId(id, segmentProps))}
      ref={mergedRef}
      data-type={segment.type}
      data-placeholder={segment.isPlaceholder || undefined}
      className={styles.part}
    >
      {segment.text}
    </span>
  );
}
