'use client';

import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { stepIndicatorTexts } from '../i18n/texts/stepIndicator.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './StepIndicator.css.ts';
import type { stepStates } from './variants.ts';

/** State of a step. */
export type StepState = (typeof stepStates)[number];

export interface StepIndicatorProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list: the task. */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all steps are done. */
  current: number;
}

const stateOf = (index: number, current: number): StepState => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'coming';
};

/**
 * Shows the current step of a task. Its items are not links. @selector [data-state="done | current | coming"] of an item
 */
export function StepIndicator({ label, steps, current, className, ...rest }: StepIndicatorProps) {
  const message = useTexts(stepIndicatorTexts);
  return (
    <ol aria-label={label} {...rest} className={join(styles.root, className)}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
            {state === 'done' && <span className={visuallyHidden}>{message('stepIndicator.done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
