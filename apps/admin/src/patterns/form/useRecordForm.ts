import type { ApiError } from '@derrick/domain/http';
import { useEffect, useRef, useState } from 'react';
import { type Choices, changedFields, type NewerRecord, resolveConflict } from './changes.ts';
import type { Draft } from './draftStore.ts';
import { useDraft } from './useDraft.ts';
import { type FormOptions, type SubmitResult, useForm } from './useForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

interface RecordFormOptions<Values extends object, Data> extends Omit<FormOptions<Values, Data>, 'submit'> {
  /** ID of the draft, for the form or for one record. */
  draftId: string;
  /** Drafts are only stored when the user requests it (`draft.keep`), not automatically. @default false */
  hasManualDraft?: boolean | undefined;
  /** Removes or replaces values that an old draft must not restore. */
  adjustDraft?: ((values: Values) => Values) | undefined;
  /** Version of the record that the form was loaded with. */
  version?: number | undefined;
  /** Creates or changes the record; `version` is the version that the values are based on. */
  save: (values: Values, version: number | undefined) => Promise<SubmitResult<Data>>;
  /** Returns the newer record from a conflict error; undefined for all other errors. */
  newerRecordOf?: ((error: ApiError) => NewerRecord<Values> | undefined) | undefined;
  /** Called before a conflict is resolved, to update data outside the form values. */
  onRebase?: (() => void) | undefined;
  /** Submitting unchanged values shows a warning instead of saving. @default false */
  needsChanges?: boolean | undefined;
  /** Data outside the form values has changed. */
  hasOtherChanges?: boolean | undefined;
}

/** Form that creates or changes a record, with a draft, a leave dialog and conflict handling. */
export function useRecordForm<Values extends object, Data>(options: RecordFormOptions<Values, Data>) {
  const {
    hasManualDraft = false,
    isReadOnly = false,
    hasOtherChanges: isOtherwiseDirty = false,
    needsChanges = false,
  } = options;
  const [base, setBase] = useState({ values: options.initial, version: options.version });
  // A submission that continues after a conflict uses the newer record before the next render.
  const latestBase = useRef(base);
  const rebase = (next: typeof base) => {
    latestBase.current = next;
    setBase(next);
  };
  const [conflict, setConflict] = useState<NewerRecord<Values>>();
  const [savedValues, setSavedValues] = useState<Values>();
  const draft = useDraft(options.draftId, options.initial);

  const form = useForm<Values, Data>({
    ...options,
    async submit(values) {
      const result = await options.save(values, latestBase.current.version);
      const newer = !result.ok && result.error ? options.newerRecordOf?.(result.error) : undefined;
      setConflict(newer);
      return newer ? { ok: false } : result;
    },
    onSubmitted(data) {
      draft.drop();
      guard.open();
      options.onSubmitted?.(data);
    },
  });
  const { values } = form;
  const isDirty = changedFields(base.values, values).length > 0;
  const hasChanges = isDirty || isOtherwiseDirty;
  const guard = useLeaveGuard(hasChanges && values !== savedValues && !isReadOnly);

  const { save: saveDraft } = draft;
  useEffect(() => {
    if (hasManualDraft) return;
    const { version } = base;
    const written = {
      values,
      savedAt: Date.now(),
      ...(version !== undefined && { base: { values: base.values, version } }),
    };
    saveDraft(isDirty ? written : undefined);
  }, [values, base, isDirty, saveDraft, hasManualDraft]);

  // The draft offer disappears together with its focused button, so focus the first field.
  const focusFirst = () => {
    const [first = ''] = Object.keys(options.labels);
    document.getElementById(form.controlId(first))?.focus();
  };
  return {
    ...form,
    /** Repeats the last submission, also if the form's owner replaces `submit`. */
    resubmit: form.submit,
    base,
    /** Sets values that the user has not entered and need not save. */
    prefill(part: Partial<Values>) {
      rebase({ ...latestBase.current, values: { ...latestBase.current.values, ...part } });
      form.change(part);
    },
    isDirty,
    /** The form has no changes to save. */
    isUnchanged: needsChanges && !hasChanges,
    guard,
    draft: {
      offered: isReadOnly ? undefined : draft.offered,
      /** Restores a draft. The draft of an edited record continues from the version it was based on. */
      restore(savedDraft: Draft<Values>) {
        const restored = options.adjustDraft?.(savedDraft.values) ?? savedDraft.values;
        form.setValues(restored);
        if (savedDraft.base) rebase(savedDraft.base);
        if (hasManualDraft) setSavedValues(restored);
        draft.closeOffer(savedDraft, true);
        focusFirst();
      },
      discard(savedDraft: Draft<Values>) {
        draft.closeOffer(savedDraft, false);
        focusFirst();
      },
      /** Stores the current values as a draft. Returns false if the browser cannot store it. */
      keep(): boolean {
        const isKept = draft.saveNow(values);
        if (isKept) setSavedValues(values);
        return isKept;
      },
    },
    conflict: conflict && {
      ...conflict,
      /** Saves again on top of the other user's version, with the chosen values. */
      async resolve(choices: Choices) {
        const merged = resolveConflict(values, conflict.values, choices);
        options.onRebase?.();
        form.setValues(merged);
        rebase({ values: conflict.values, version: conflict.version });
        setConflict(undefined);
        await form.submit(merged);
      },
      cancel: () => setConflict(undefined),
    },
  };
}

export type RecordFormState<Values extends object> = ReturnType<typeof useRecordForm<Values, unknown>>;
