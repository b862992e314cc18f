import { UserX } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { useLastAddress } from '../patterns/list/lastAddress.ts';
import { RecordContent, RecordPage, useRecord } from '../patterns/record/index.ts';
import { useErrorMessage } from '../patterns/remote/index.ts';
import type { PeopleKind } from './kind.ts';
import { PersonForm } from './PersonForm.tsx';

/** The page of one person, whose id is in the address. */
export function EditPersonScreen({ kind }: { kind: PeopleKind }) {
  const { id = '' } = useParams<{ id: string }>();
  // Somebody else is another form: nothing of the one before may stay in it.
  return <EditPerson key={id} kind={kind} id={id} />;
}

function EditPerson({ kind, id }: { kind: PeopleKind; id: string }) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const href = useLastAddress(kind.path);
  const { name } = kind;
  const remote = useRecord(
    kind.endpoints.get,
    { params: { id } },
    {
      onFailure: (error) =>
        void notify({
          tone: 'danger',
          title: t(`${name}.loadFailed`),
          description: errors.message(error, `${name}.loadFailedHint`),
        }),
    },
  );
  return (
    <RecordPage
      list={{ label: t(`${name}.title`), href }}
      place={t(`${name}.editTitle`)}
      title={t(`${name}.editTitle`)}
    >
      <RecordContent
        remote={remote}
        icon={<UserX size={20} />}
        skeletons={6}
        toList={{ label: t(`${name}.toList`), href }}
        name={name}
      >
        {(person) => <PersonForm kind={kind} person={person} listHref={href} />}
      </RecordContent>
    </RecordPage>
  );
}
