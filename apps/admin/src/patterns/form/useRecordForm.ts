import type { ApiError } from '@derrick/domain/http';
import { useEffect, useRef, useState } from 'react';
import { type Choices, changedFields, type NewerRecord, resolveConflict } from './changes.ts';
import type { Draft } from './draftStore.ts';
import { useDraft } from './useDraft.ts';
import { type FormOptions, type SubmitResult, useForm } from './useForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

interface RecordFormOptions<Values extends object, Data> extends Omit<FormOptions<Values, Data>, 'submit'> {
  /** Names the draft: the form's, or that of one record. */
  draftId: string;
  /** Drafts are written when the reader asks for it by `draft.keep`, not by themselves. @default false */
  hasManualDraft?: boolean | undefined;
  /** Changes what an old draft may not bring back. */
  adjustDraft?: ((values: Values) => Values) | undefined;
  /** The version of the record that the form begins with. */
  version?: number | undefined;
  /** Creates or changes the record; `version` is the one that the values build on. */
  save: (values: Values, version: number | undefined) => Promise<SubmitResult<Data>>;
  /** Reads the newer record from the error of a change that came too late; undefined for every other error. */
  newerRecordOf?: ((error: ApiError) => NewerRecord<Values> | undefined) | undefined;
  /** Called before a conflict is resolved, for what is not among the values. */
  onRebase?: (() => void) | undefined;
  /** Answers a submission without a change with a warning, instead of saving what is saved already. @default false */
  needsChanges?: boolean | undefined;
  /** Something that is not among the values was changed. */
  isOtherwiseDirty?: boolean | undefined;
}

/** A form that creates or changes a record: with a draft, a question before unsaved changes are left, and conflicts. */
export function useRecordForm<Values extends object, Data>(options: RecordFormOptions<Values, Data>) {
  const {
    hasManualDraft = false,
    isReadOnly = false,
    isOtherwiseDirty = false,
    needsChanges = false,
  } = options;
  const [base, setBase] = useState({ values: options.initial, version: options.version });
  // A submission that goes on after a conflict builds on the newer record before the next render.
  const latestBase = useRef(base);
  const rebase = (next: typeof base) => {
    latestBase.current = next;
    setBase(next);
  };
  const [conflict, setConflict] = useState<NewerRecord<Values>>();
  const [kept, setKept] = useState<Values>();
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
  const guard = useLeaveGuard(hasChanges && values !== kept && !isReadOnly);

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

  // The offer goes, and would take the focus with its button.
  const focusFirst = () => {
    const [first = ''] = Object.keys(options.labels);
    document.getElementById(form.controlId(first))?.focus();
  };
  return {
    ...form,
    base,
    isDirty,
    /** There is nothing to save. */
    isUnchanged: needsChanges && !hasChanges,
    guard,
    draft: {
      offered: isReadOnly ? undefined : draft.offered,
      /** Puts a draft into the form; one of an edited record goes on from the version that it was written upon. */
      restore(found: Draft<Values>) {
        const restored = options.adjustDraft?.(found.values) ?? found.values;
        form.setValues(restored);
        if (found.base) rebase(found.base);
        if (hasManualDraft) setKept(restored);
        draft.settle(found, true);
        focusFirst();
      },
      discard(found: Draft<Values>) {
        draft.settle(found, false);
        focusFirst();
      },
      /** Keeps what is in the form now; answers whether the browser does. */
      keep(): boolean {
        const isKept = draft.saveNow(values);
        if (isKept) setKept(values);
        return isKept;
      },
    },
    conflict: conflict && {
      ...conflict,
      /** Saves again upon what somebody else has saved, with what was chosen. */
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

/** A record's form as `RecordForm` sees it. */
export type RecordFormState<Values extends object> = ReturnType<typeof useRecordForm<Values, unknown>>;
