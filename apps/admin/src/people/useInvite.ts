import { validatePhone } from '@derrick/domain/format';
import { ApiError } from '@derrick/domain/http';
import { type EntryWay, validateNewManager, validateNewTechnician } from '@derrick/domain/people';
import { useState } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { useAction } from '../app/useAction.ts';
import { toastWord } from './fieldWords.ts';
import type { LevelAndRole } from './LevelFields.tsx';
import type { NewPerson, PeopleRoom } from './room.ts';
import { useCalls } from './useCalls.ts';
import { useFailure } from './useFailure.ts';

/** Is what is typed and chosen in the dialog. */
export interface InviteValues extends LevelAndRole {
  fullname: string;
  password: string;
  email: string;
  phone: string;
}

/** Are the fields in the order of checking. */
export const inviteFields = ['fullname', 'jobTypeId', 'jobRoleId', 'password', 'email', 'phone'] as const;

export type InviteField = (typeof inviteFields)[number];

type InviteErrors = Partial<Record<InviteField, string>>;

const blank: InviteValues = { fullname: '', level: null, role: null, password: '', email: '', phone: '' };

function check(room: PeopleRoom, { level, role, ...values }: InviteValues, way: EntryWay): InviteErrors {
  return room.hasLevels
    ? validateNewTechnician({ ...values, jobTypeId: level?.id ?? '', jobRoleId: role?.id ?? '' }, way)
    : validateNewManager(values, way);
}

/** Writes what is sent: what the way shows, and of it nothing blank. */
function bodyOf(room: PeopleRoom, values: InviteValues, way: EntryWay): NewPerson {
  const shown = way === 'password' ? (['email', 'phone'] as const) : ([way] as const);
  const typed = shown.flatMap((field) => {
    const text = values[field].trim();
    return text ? [[field, text] as const] : [];
  });
  return {
    fullname: values.fullname.trim(),
    ...(room.hasLevels && { jobTypeId: values.level?.id ?? '', jobRoleId: values.role?.id ?? '' }),
    ...(way === 'password' && { password: values.password }),
    ...Object.fromEntries(typed),
  };
}

interface InviteOptions {
  room: PeopleRoom;
  onInvited: () => void;
  /** Called with the first field that is wrong. */
  onWrong: (field: InviteField) => void;
}

/** Is the dialog's state; it lasts as long as the dialog stands. */
export function useInvite({ room, onInvited, onWrong }: InviteOptions) {
  const t = useTranslate();
  const calls = useCalls(room);
  const act = useAction();
  const failure = useFailure();
  const [mode, setMode] = useState(room.modes[0]);
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<InviteErrors>({});
  const [hasLeftPhone, setLeftPhone] = useState(false);
  const [isPending, setPending] = useState(false);
  const { words } = room;
  const isPhoneWrong = validatePhone(values.phone) !== undefined;

  /** Says the first of what is wrong, and leads to it. */
  const refuse = (found: InviteErrors) => {
    setErrors(found);
    const first = inviteFields.find((field) => found[field] !== undefined);
    if (first) onWrong(first);
  };

  const submit = async () => {
    if (isPending) return;
    const found = check(room, values, mode.way);
    const first = inviteFields.find((field) => found[field] !== undefined);
    if (first) {
      refuse(found);
      const description = toastWord(found[first] ?? '', words, t);
      return void notify({ tone: 'danger', title: t('people.failed'), description });
    }
    setErrors({});
    setPending(true);
    let refused: InviteErrors = {};
    const isDone = await act({
      call: () => calls.create(bodyOf(room, values, mode.way)),
      touches: [room.id, 'options'],
      success: () => ({ tone: 'success', title: t('people.success'), description: t(words.invited) }),
      failure(error) {
        refused = (error instanceof ApiError && error.errors) || {};
        const field = inviteFields.find((one) => refused[one] !== undefined);
        const description = field
          ? toastWord(refused[field] ?? '', words, t)
          : failure.text(error, words.inviteFailed);
        return { tone: 'danger', title: t('people.failed'), description };
      },
    });
    setPending(false);
    if (isDone) onInvited();
    else refuse(refused);
  };

  return {
    mode,
    setMode(next: typeof mode) {
      setMode(next);
      // What was wrong with fields of another way in is no matter now.
      setErrors({});
    },
    values,
    change(part: Partial<InviteValues>, ...fields: InviteField[]) {
      setValues((current) => ({ ...current, ...part }));
      setErrors((current) => ({ ...current, ...Object.fromEntries(fields.map((one) => [one, undefined])) }));
    },
    errors: { ...errors, ...(isPhoneWrong && hasLeftPhone && { phone: 'phoneInvalid' }) },
    leavePhone: () => setLeftPhone(true),
    isBlocked: mode.way === 'phone' && isPhoneWrong,
    isPending,
    submit,
  };
}
