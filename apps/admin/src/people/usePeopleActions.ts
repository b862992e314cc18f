import type { StatusChange } from '@derrick/domain/people';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { type Notice, notify } from '../app/notify.tsx';
import { useAction } from '../app/useAction.ts';
import { nameOf } from './peopleColumns.tsx';
import type { PeopleRoom, Person } from './room.ts';
import { useCalls } from './useCalls.ts';
import { useFailure } from './useFailure.ts';
import type { useForecast } from './useForecast.ts';
import { usePeopleCache } from './usePeople.ts';

/** Is somebody whom the server did not delete, and why. */
export interface Refusal {
  id: string;
  name: string;
  reason: string;
}

/** So many deletions are on their way at a time: quick, and no storm. */
const AT_ONCE = 4;

async function inTurns<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Gives what can be done to the people of a list. Each reports how it went. */
export function usePeopleActions(room: PeopleRoom, forecast: ReturnType<typeof useForecast>) {
  const t = useTranslate();
  const calls = useCalls(room);
  const act = useAction();
  const failure = useFailure();
  const cache = usePeopleCache(room);
  const { words } = room;
  // The pickers of other pages offer these people, too.
  const touches = [room.id, 'options'];
  const success = (key: MessageKey, values?: Record<string, string | number>): Notice => ({
    tone: 'success',
    title: t('people.success'),
    description: t(key, values),
  });

  return {
    /** Shows the new status at once, and the old one again if the server refuses. */
    async setStatus(person: Person, change: StatusChange) {
      const status = change === 'active' ? 'ACTIVE' : 'DEACTIVE';
      forecast.expect([person.id], status);
      const isDone = await act({
        async call() {
          const saved = await calls.setStatus(person.id, change);
          await cache.replace({ ...person, ...saved, status: saved.status ?? status });
          return saved;
        },
        touches,
        success: ({ needsLink }) => {
          const notice = success(words.statusUpdated);
          // Active, and yet nobody can sign in: a link is still to be sent.
          return needsLink && change === 'active'
            ? { ...notice, description: `${notice.description}. ${t('people.stillNeedsLink')}` }
            : notice;
        },
        failure: (error) => failure.notice(error, words.statusFailed),
      });
      forecast.drop([person.id]);
      if (!isDone) cache.reload();
    },

    async remove(person: Person): Promise<boolean> {
      const isDone = await act({
        async call() {
          await calls.remove(person.id);
          await cache.remove(new Set([person.id]));
        },
        touches,
        success: () => success(words.deleted),
        failure: (error) => failure.notice(error, words.deleteFailed),
      });
      if (!isDone) cache.reload();
      return isDone;
    },

    /** Takes people off the screen at once and gives back those whom the server refused. `people`: names by id. */
    async removeMany(people: ReadonlyMap<string, string>): Promise<Refusal[]> {
      const gone = new Set<string>();
      const refusals: Refusal[] = [];
      forecast.expect(people.keys(), 'gone');
      await inTurns([...people], async ([id, name]) => {
        try {
          await calls.remove(id);
          gone.add(id);
        } catch (error) {
          refusals.push({ id, name, reason: failure.text(error, words.deleteFailed) });
        }
      });
      await cache.remove(gone);
      forecast.drop(people.keys());
      cache.reload();
      if (gone.size > 0) {
        void notify(
          gone.size === 1 ? success(words.deleted) : success(words.deletedMany, { count: gone.size }),
        );
      }
      return refusals;
    },

    async resend(person: Person) {
      await act({
        call: () => calls.resendInvitation(person.id),
        touches,
        success: ({ by }) =>
          success(by === 'email' ? 'people.resentByEmail' : 'people.resentBySms', {
            name: nameOf(person, t),
          }),
        failure: (error) => failure.notice(error, 'people.resendFailed'),
      });
    },

    async revoke(person: Person) {
      await act({
        call: () => calls.revokeInvitation(person.id),
        touches,
        success: () => success('people.revoked', { name: nameOf(person, t) }),
        failure: (error) => failure.notice(error, 'people.revokeFailed'),
      });
    },

    /** Copies a fresh link; resolves to it where the browser does not let it be copied without another press. */
    async copyLink(person: Person): Promise<{ link: string; expiresAt: string } | undefined> {
      try {
        const made = await calls.invitationLink(person.id);
        try {
          await navigator.clipboard.writeText(made.link);
        } catch {
          return made;
        }
        void notify(success('people.linkCopied', { name: nameOf(person, t) }));
      } catch (error) {
        void notify(failure.notice(error, 'people.linkFailed'));
      }
      return undefined;
    },
  };
}
