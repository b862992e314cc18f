import { ApiError } from '@derrick/domain/http';
import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { Skeleton } from '@derrick/ui/Skeleton';
import { UserX } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useWayBack } from '../app/lastPlace.ts';
import { useLocation } from '../app/location.tsx';
import { useSession } from '../app/session.tsx';
import * as css from './EditPersonScreen.css.ts';
import { Forbidden } from './Forbidden.tsx';
import { state } from './PeopleScreen.css.ts';
import { PersonForm } from './PersonForm.tsx';
import type { PeopleRoom } from './room.ts';
import { useFailure } from './useFailure.ts';
import { useRemotePerson } from './useRemotePerson.ts';

/** An address with a broken escape is nobody's, and no reason to crash. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Is the page of one person, whose id is in the address. */
export function EditPersonScreen({ room }: { room: PeopleRoom }) {
  const t = useTranslate();
  const { can } = useSession();
  const [path] = useLocation();
  const id = decode(path.split('/')[4] ?? '');
  if (!can(room.write)) {
    return can(room.read) ? (
      <Forbidden listHref={room.path} listLabel={t(room.words.toList)} />
    ) : (
      <Forbidden />
    );
  }
  // Somebody else is another form: nothing of the one before may stay in it.
  return <EditPerson key={id} room={room} id={id} />;
}

function EditPerson({ room, id }: { room: PeopleRoom; id: string }) {
  const t = useTranslate();
  const failure = useFailure();
  const remote = useRemotePerson(room, id);
  const wayBack = useWayBack(room.path);
  const { words } = room;
  return (
    <div className={css.page}>
      <header className={css.headings}>
        <Breadcrumbs
          items={[
            { label: t('shell.overview'), href: '/dashboard/overview' },
            { label: t(words.title), href: wayBack },
            { label: t(words.editTitle) },
          ]}
        />
        <h2 className={css.title}>{t(words.editTitle)}</h2>
      </header>
      {content()}
    </div>
  );

  function content() {
    switch (remote.status) {
      case 'loading':
        return <Loading />;
      case 'ready':
        return <PersonForm room={room} person={remote.person} />;
      case 'failed': {
        const { error, retry } = remote;
        const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
        return (
          <div className={state} role="alert">
            <EmptyState
              headingLevel={3}
              icon={<UserX size={20} />}
              title={t(isMissing ? words.missing : words.loadFailed)}
              description={isMissing ? t(words.missingHint) : failure.text(error, words.loadFailedHint)}
              action={
                isMissing ? (
                  <Link href={wayBack} variant="button">
                    {t(words.toList)}
                  </Link>
                ) : (
                  <Button variant="primary" onPress={retry}>
                    {t('common.retry')}
                  </Button>
                )
              }
            />
          </div>
        );
      }
    }
  }
}

/** Of the form's own size: nothing moves when the person is there. The shell's progress line says that they are coming. */
function Loading() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.fields}>
        {['name', 'email', 'phone', 'status', 'level', 'role'].map((id) => (
          <Skeleton key={id} height={66} />
        ))}
      </div>
    </div>
  );
}
