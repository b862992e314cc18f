import { Button } from '@derrick/ui/Button';
import { IconButton } from '@derrick/ui/IconButton';
import { Stack } from '@derrick/ui/Stack';
import { useIsMobile } from '@derrick/ui/theme';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { countFilters, type FilterValues } from './filters.ts';
import * as css from './list.css.ts';
import type { AnyList } from './useList.ts';

const FilterChips = deferred(async () => (await import('./FilterChips.tsx')).FilterChips);
const FilterForm = lazyOverlay(async () => (await import('./FilterForm.tsx')).FilterForm);

interface FilterToolsProps {
  filters: AnyList['filters'];
  query: object;
  onChange: (values: FilterValues) => void;
  /** Content between the button and the chips. */
  children: ReactNode;
}

/** Filters button of a list, with chips for the applied filters. */
export function FilterTools({ filters, query, onChange, children }: FilterToolsProps) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  const button = useRef<HTMLButtonElement>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const { fields, count: applied } = filters;
  const props = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': trigger !== null,
    ...usePreload(FilterForm),
    onPress: () => setTrigger(button.current),
  } as const;
  const label = applied > 0 ? t('list.filtersApplied', { count: applied }) : t('list.filters');

  return (
    <>
      {isMobile ? (
        <IconButton
          {...props}
          variant="secondary"
          label={label}
          icon={<SlidersHorizontal size={18} />}
          badge={applied}
        />
      ) : (
        <Button {...props} icon={<SlidersHorizontal size={16} />}>
          {label}
        </Button>
      )}
      {children}
      {applied > 0 && (
        <Stack gap={8} className={css.chips}>
          <FilterChips
            fields={fields}
            query={query}
            onChange={(values) => {
              onChange(values);
              // Removing the last chip removes the focused element, so focus moves to the Filters button.
              if (countFilters({ ...query, ...values }, fields) === 0) button.current?.focus();
            }}
          />
        </Stack>
      )}
      {trigger && (
        <FilterForm
          trigger={trigger}
          fields={fields}
          query={query}
          onApply={(values) => {
            setTrigger(null);
            onChange(values);
          }}
          onClose={() => setTrigger(null)}
        />
      )}
    </>
  );
}
