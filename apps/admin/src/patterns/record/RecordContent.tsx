import { Skeleton } from '@derrick/ui/Skeleton';
import type { ReactNode } from 'react';
import type { NameWith } from '../../app/i18n/catalogue.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as form from '../form/RecordForm.css.ts';
import { useErrorMessage } from '../remote/index.ts';
import { RecordNotice } from './RecordNotice.tsx';
import type { RemoteRecord } from './useRecord.ts';

/** The prefixes of messages that say why a record can't be shown. */
type RecordName = NameWith<'missing' | 'missingHint' | 'loadFailed' | 'loadFailedHint'>;

interface RecordContentProps<T> {
  remote: RemoteRecord<T>;
  /** 20 px icon of what is missing. */
  icon: ReactNode;
  /** How many fields the form has, so that nothing moves when the record is there. */
  skeletons: number;
  toList: { label: string; href: string };
  /** The prefix of its messages. */
  name: RecordName;
  children: (record: T) => ReactNode;
}

/** A record when it is loaded; until then its outline, or why it can't be shown. */
export function RecordContent<T>({ remote, icon, skeletons, toList, name, children }: RecordContentProps<T>) {
  const t = useTranslate();
  const errors = useErrorMessage();
  switch (remote.status) {
    case 'loading':
      // The shell's progress line says that it is coming.
      return (
        <div className={form.card} aria-hidden="true">
          <div className={form.fields}>
            {Array.from({ length: skeletons }, (_, place) => `field ${place}`).map((id) => (
              <Skeleton key={id} height={64} />
            ))}
          </div>
        </div>
      );
    case 'ready':
      return children(remote.record);
    case 'missing':
      return (
        <RecordNotice
          icon={icon}
          title={t(`${name}.missing`)}
          text={t(`${name}.missingHint`)}
          action={toList}
        />
      );
    case 'failed':
      return (
        <RecordNotice
          icon={icon}
          title={t(`${name}.loadFailed`)}
          text={errors.message(remote.error, `${name}.loadFailedHint`)}
          action={{ retry: remote.retry }}
          isAlert
        />
      );
  }
}
