import { validateEmail, validateFullname } from '@derrick/domain/auth';
import { validatePhone } from '@derrick/domain/format';
import { ApiError } from '@derrick/domain/http';
import { useCallback, useState } from 'react';
import { draftEpoch } from '../app/drafts.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useWayBack } from '../app/lastPlace.ts';
import { useLocation } from '../app/location.tsx';
import { notify } from '../app/notify.tsx';
import { useServices } from '../app/services.tsx';
import { useSession } from '../app/session.tsx';
import { useAction } from '../app/useAction.ts';
import { useLeaveGuard } from '../app/useLeaveGuard.ts';
import { type EditDraft, editDraft } from './editDraft.ts';
import { changesOf, type EditValues, valuesOf } from './editValues.ts';
import { toastWord } from './fieldWords.ts';
import type { PeopleRoom, Person, PersonChanges } from './room.ts';
import { useCalls } from './useCalls.ts';
import { useFailure } from './useFailure.ts';

/** Are the fields in their order. */
export const editFields = ['fullname', 'email', 'phone', 'jobTypeId', 'jobRoleId'] as const;

export type EditField = (typeof editFields)[number];

type EditErrors = Partial<Record<EditField, string>>;

/** Checks what would be sent: a field that is left empty is not. */
function check({ fullname, email, phone }: PersonChanges): EditErrors {
  const found = {
    fullname: fullname === undefined ? undefined : validateFullname(fullname),
    email: email === undefined ? undefined : validateEmail(email),
    phone: phone === undefined ? undefined : validatePhone(phone),
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
}

interface PersonFormOptions {
  room: PeopleRoom;
  person: Person;
  /** Called with the first field that is wrong. */
  onWrong: (field: EditField) => void;
}

/** Is the state of the edit page. */
export function usePersonForm({ room, person, onWrong }: PersonFormOptions) {
  const t = useTranslate();
  const { user } = useSession();
  const [, navigate] = useLocation();
  const wayBack = useWayBack(room.path);
  const calls = useCalls(room);
  const act = useAction();
  const failure = useFailure();
  const [drafts] = useState(() => editDraft(user, `${room.id}.${person.id}`));
  const [before] = useState(() => valuesOf(person));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<EditErrors>({});
  const [offered, setOffered] = useState<EditDraft | undefined>(drafts.read);
  const [isPending, setPending] = useState(false);
  const { words } = room;

  /** What a draft holds is not lost with the page. */
  const [drafted, setDrafted] = useState<EditValues>();
  const { tokens } = useServices();
  const [epoch] = useState(draftEpoch);
  const guard = useLeaveGuard({
    isDirty: values !== drafted && Object.keys(changesOf(before, values)).length > 0,
    isOver: useCallback(() => draftEpoch() !== epoch || !tokens.isSignedIn(), [epoch, tokens]),
  });

  const refuse = (found: EditErrors) => {
    setErrors(found);
    const first = editFields.find((field) => found[field] !== undefined);
    if (first) onWrong(first);
    return first && toastWord(found[first] ?? '', words, t);
  };

  const submit = async () => {
    if (isPending) return;
    const changes = changesOf(before, values);
    if (Object.keys(changes).length === 0) {
      setErrors({});
      return void notify({
        tone: 'warning',
        title: t('people.noChanges'),
        description: t('people.noChangesHint'),
      });
    }
    const wrong = refuse(check(changes));
    if (wrong) return void notify({ tone: 'danger', title: t('people.failed'), description: wrong });

    setPending(true);
    let refused: EditErrors = {};
    const isDone = await act({
      call: () => calls.update(person.id, changes),
      touches: [room.id, 'options'],
      success: () => ({ tone: 'success', title: t('people.success'), description: t(words.updated) }),
      failure(error) {
        refused = (error instanceof ApiError && error.errors) || {};
        const field = editFields.find((one) => refused[one] !== undefined);
        return field
          ? {
              tone: 'danger',
              title: t(words.updateFailed),
              description: toastWord(refused[field] ?? '', words, t),
            }
          : failure.notice(error, words.updateFailed, words.updateFailedHint);
      },
    });
    setPending(false);
    if (!isDone) return void refuse(refused);
    drafts.drop();
    guard.open();
    navigate(wayBack);
  };

  return {
    values,
    errors,
    isPending,
    offered,
    change(part: Partial<EditValues>, ...fields: EditField[]) {
      setValues((current) => ({ ...current, ...part }));
      setErrors((current) => ({ ...current, ...Object.fromEntries(fields.map((one) => [one, undefined])) }));
    },
    /** Checks one field as it is left. */
    leave(field: 'fullname' | 'email' | 'phone') {
      const key = check(changesOf(before, values))[field];
      setErrors((current) => ({ ...current, [field]: key }));
    },
    submit,
    cancel: () => navigate(wayBack),
    saveDraft() {
      const isKept = drafts.write({ values, savedAt: Date.now() });
      setOffered(undefined);
      if (isKept) setDrafted(values);
      void notify(
        isKept
          ? { tone: 'success', title: t('people.draft.saved'), description: t('people.draft.savedHint') }
          : { tone: 'danger', title: t('people.draft.failed'), description: t('people.draft.failedHint') },
      );
    },
    restore({ values: kept }: EditDraft) {
      setValues(kept);
      setDrafted(kept);
      setOffered(undefined);
    },
    /** The question that stands before the page is left. */
    guard,
    discard() {
      drafts.drop();
      setOffered(undefined);
    },
  };
}
