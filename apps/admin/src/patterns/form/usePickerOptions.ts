import type { ComboBoxItem, ComboBoxStatus } from '@derrick/ui/ComboBox';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { type OptionEndpoint, optionName, useIsShown, useOptions } from '../remote/index.ts';

/** What a searchable picker is given. */
interface PickerOptions {
  items: readonly ComboBoxItem[];
  status: ComboBoxStatus | undefined;
  onSearch: (text: string) => void;
  /** The last line of the list, where the server has more than is loaded. */
  listDescription: string | undefined;
  /** The name of an entry, as far as it is loaded; retired ones have theirs, too. */
  nameOf: (id: string | undefined) => string | undefined;
}

interface PickerTexts {
  /** What could not be loaded: said in the list. */
  failure: MessageKey;
  /** Said where there is more than is shown. */
  more: MessageKey;
  /** Stands for a name that is empty. */
  unnamed: MessageKey;
  /** Also reports a failure by a toast. */
  isReported?: boolean | undefined;
}

/**
 * Loads what a picker of a form offers, once the form is shown.
 * @param query null loads nothing
 */
export function usePickerOptions(
  endpoint: OptionEndpoint,
  query: Parameters<typeof useOptions>[1],
  { failure: failureTitle, more, unnamed, isReported }: PickerTexts,
): PickerOptions {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const isShown = useIsShown();
  const { options, isLoading, isIncomplete, failure } = useOptions(
    endpoint,
    isShown ? query : null,
    { search },
    { failureTitle, isReported },
  );
  const items = (options ?? []).map((option) => ({
    id: option.id,
    label: optionName(option) || t(unnamed),
    isRetired: option.isRetired ?? false,
  }));
  const status = (): ComboBoxStatus | undefined => {
    if (failure && !failure.isRetrying)
      return { kind: 'failed', message: t(failureTitle), onRetry: () => void failure.retry() };
    return isLoading || failure ? { kind: 'loading' } : undefined;
  };
  return {
    items: items.filter(({ isRetired }) => !isRetired),
    status: status(),
    onSearch: setSearch,
    listDescription: isIncomplete ? t(more) : undefined,
    nameOf: (id) => items.find((item) => item.id === id)?.label,
  };
}
