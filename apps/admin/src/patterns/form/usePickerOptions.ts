import type { ComboBoxItem, ComboBoxStatus } from '@derrick/ui/ComboBox';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { type OptionEndpoint, optionName, useIsShown, useOptions } from '../remote/index.ts';

/** Props of a searchable picker. */
interface PickerOptions {
  items: readonly ComboBoxItem[];
  status: ComboBoxStatus | undefined;
  onSearch: (text: string) => void;
  /** Note at the end of the list if the server has more entries than are loaded. */
  listDescription: string | undefined;
  /** Returns the name of an entry if it is loaded, including inactive entries. */
  nameOf: (id: string | undefined) => string | undefined;
}

interface PickerTexts {
  /** Message in the list if loading fails. */
  failure: MessageKey;
  /** Message if there are more entries than shown. */
  more: MessageKey;
  /** Replacement for an empty name. */
  unnamed: MessageKey;
  /** Also reports a failure with a toast. */
  isReported?: boolean | undefined;
}

/**
 * Loads the options of a picker after the form is shown.
 * @param query null loads no options
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
