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

export interface SectionProps<Settings> {
  settings: Settings;
  /** Called with the section after it was saved. */
  onSaved: (settings: Settings) => void;
  isReadOnly: boolean;
  /** The setting to focus; a new object focuses it again. */
  wanted: WantedSetting | undefined;
}

/** A setting chosen in the search. */
export interface WantedSetting {
  field: string;
}

interface SectionFormOptions<Settings extends { version: number }, Values extends object, Input> {
  /** Name of the section's draft. */
  name: string;
  props: SectionProps<Settings>;
  /** Endpoint that saves the section. */
  endpoint: Endpoint<string, undefined, Input, Settings>;
  labels: Readonly<Record<keyof Values & string, MessageKey>> & Readonly<Record<string, MessageKey>>;
  /** Form fields by their name in the API, if it differs. */
  aliases?: Readonly<Record<string, string>> | undefined;
  /** Converts the section to form values. */
  valuesOf: (settings: Settings) => Values;
  /** Converts the form values for the API. */
  inputOf: (values: Values) => Input;
  /**
   * Asks the user to confirm a change that the server rejected because it needs a confirmation. Resolves to the input to
   * send; undefined for other errors, or if the user cancels.
   */
  confirm?: ((error: ApiError, values: Values) => Promise<Input | undefined>) | undefined;
}

/** State of a section's form, validated with the endpoint's struct and saved with its own version. */
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
      // The client has validated the response with the struct that `Settings` is derived from.
      return result.ok ? { ok: true, data: result.data as Settings } : result;
    },
    newerRecordOf(error) {
      const conflict = endpoint.reply && sectionConflictOf(error, toStruct(endpoint.reply));
      return conflict && newerRecord(conflict, conflict.settings, valuesOf);
    },
    onSubmitted: onSaved,
  });
}
