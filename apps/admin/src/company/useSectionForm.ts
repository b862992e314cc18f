import { sectionConflictOf } from '@derrick/domain/company';
import { type Endpoint, fieldErrors, toStruct } from '@derrick/domain/contract';
import type { ApiError } from '@derrick/domain/http';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { newerRecord, useRecordForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { settingErrors } from './errors.ts';

/** What every section of the settings is given. */
export interface SectionProps<Settings> {
  settings: Settings;
  /** Called with the section as the server has saved it. */
  onSaved: (settings: Settings) => void;
  isReadOnly: boolean;
  /** The setting to lead to; a new object leads there again. */
  wanted: WantedSetting | undefined;
}

/** A setting that somebody looked for. */
export interface WantedSetting {
  field: string;
}

interface SectionFormOptions<Settings extends { version: number }, Values extends object, Input> {
  /** Names the draft of the section. */
  name: string;
  props: SectionProps<Settings>;
  /** Saves the section. */
  endpoint: Endpoint<string, undefined, Input, Settings>;
  labels: Readonly<Record<keyof Values & string, MessageKey>> & Readonly<Record<string, MessageKey>>;
  /** Names that the server has for fields of the form, where they differ. */
  aliases?: Readonly<Record<string, string>> | undefined;
  /** Reads the section into the form. */
  valuesOf: (settings: Settings) => Values;
  /** Writes what is sent. */
  inputOf: (values: Values) => Input;
  /**
   * Asks the user to confirm a change that the server rejected for lack of a confirmation. Resolves to the input that is
   * sent then; undefined for another error, and if the user cancels.
   */
  confirm?: ((error: ApiError, values: Values) => Promise<Input | undefined>) | undefined;
}

/** The state of one section's form: checked by the struct of its call, saved upon its own version. */
export function useSectionForm<Settings extends { version: number }, Values extends object, Input>({
  name,
  props: { settings, onSaved, isReadOnly },
  endpoint,
  labels,
  aliases,
  valuesOf,
  inputOf,
  confirm,
}: SectionFormOptions<Settings, Values, Input>) {
  const t = useTranslate();
  const { currency } = useFormats();
  const [initial] = useState(() => valuesOf(settings));
  const { change } = useChange<Endpoint>(endpoint, { success: 'company.saved' });
  return useRecordForm<Values, Settings>({
    draftId: `company.${name}`,
    initial,
    version: settings.version,
    labels,
    aliases,
    isReadOnly,
    needsChanges: true,
    validate(values) {
      const [error] = endpoint.body?.validate(inputOf(values), { coerce: true }) ?? [];
      return error ? fieldErrors(error) : {};
    },
    errorMessage: settingErrors(t, currency),
    async save(values, version) {
      const first = await change({ body: inputOf(values), version });
      const confirmed = first.ok ? undefined : await confirm?.(first.error, values);
      const result = confirmed === undefined ? first : await change({ body: confirmed, version });
      // The client has checked the reply against the struct that `Settings` is derived from.
      return result.ok ? { ok: true, data: result.data as Settings } : result;
    },
    newerRecordOf(error) {
      const conflict = endpoint.reply && sectionConflictOf(error, toStruct(endpoint.reply));
      return conflict && newerRecord(conflict, conflict.settings, valuesOf);
    },
    onSubmitted: onSaved,
  });
}
