import type { CurrentUser } from '@derrick/domain/auth';
import { draftKey } from '../app/drafts.ts';
import type { EditValues } from './editValues.ts';

/** Is what Save as Draft keeps of a page in this browser. */
export interface EditDraft {
  values: EditValues;
  /** When it was saved, in ms since 1970. */
  savedAt: number;
}

const isText = (value: unknown) => typeof value === 'string';
const isChoice = (value: unknown) =>
  value === null ||
  (typeof value === 'object' && isText(Reflect.get(value, 'id')) && isText(Reflect.get(value, 'label')));

/** Another version of this app, or anybody, may have written what is in the storage. */
function isDraft(value: unknown): value is EditDraft {
  if (typeof value !== 'object' || value === null) return false;
  const values: unknown = Reflect.get(value, 'values');
  return (
    typeof Reflect.get(value, 'savedAt') === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    ['fullname', 'email', 'phone'].every((field) => isText(Reflect.get(values, field))) &&
    ['level', 'role'].every((field) => isChoice(Reflect.get(values, field)))
  );
}

/** Gives the place of one page's draft. */
export function editDraft(user: CurrentUser, form: string) {
  const key = draftKey(user, form);
  return {
    read(): EditDraft | undefined {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft(kept) ? kept : undefined;
      } catch {
        // Storage is blocked, or holds something else.
        return undefined;
      }
    },
    /** Tells whether it is kept: storage may be blocked or full. */
    write(draft: EditDraft): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is blocked: nothing was kept.
      }
    },
  };
}
