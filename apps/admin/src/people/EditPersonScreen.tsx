import { UserX } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import { RecordScreen } from '../patterns/record/index.ts';
import { useErrorMessage } from '../patterns/remote/index.ts';
import type { PeopleKind } from './kind.ts';
import { PersonForm } from './PersonForm.tsx';
import type { Person } from './person.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** Page of one team member, whose ID is in the address. */
export function EditPersonScreen({ kind }: { kind: PeopleKind }) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { id = '' } = useParams<{ id: string }>();
  const { name, path, endpoints } = kind;
  return (
    <RecordScreen<Person>
      endpoint={endpoints.get}
      id={id}
      name={name}
      list={{ label: t(`${name}.title`), path }}
      heading={() => ({ title: t(`${name}.editTitle`) })}
      icon={<UserX size={20} />}
      skeletons={6}
      onFailure={(error) =>
        void notify({
          tone: 'danger',
          title: t(`${name}.loadFailed`),
          description: errors.message(error, `${name}.loadFailedHint`),
        })
      }
    >
      {(person, listHref) =>
        person && (
          <>
            <PersonForm kind={kind} person={person} listHref={listHref} />
            <SecondFactorCard kind={kind} person={person} />
          </>
        )
      }
    </RecordScreen>
  );
}
